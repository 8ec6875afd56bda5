//! A way out for tests: parcels are kept, failures come on demand.

use super::{Outbound, Parcel, SendError};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Keeps every parcel. Clones share what they keep.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Debug, Default)]
struct Inner {
    sent: Vec<Parcel>,
    failures: VecDeque<SendError>,
}

impl Memory {
    #[must_use]
    pub fn new() -> Self {
        Memory::default()
    }

    /// The parcels sent so far.
    #[must_use]
    pub fn sent(&self) -> Vec<Parcel> {
        self.lock().sent.clone()
    }

    /// The parcels sent since the last call.
    #[must_use]
    pub fn take(&self) -> Vec<Parcel> {
        std::mem::take(&mut self.lock().sent)
    }

    /// Makes one attempt fail with `error`: the next one that no earlier call
    /// makes fail.
    pub fn fail_next(&self, error: SendError) {
        self.lock().failures.push_back(error);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // A test that panicked while sending left nothing half done here.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbound for Memory {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        let mut inner = self.lock();
        if let Some(error) = inner.failures.pop_front() {
            return Err(error);
        }
        inner.sent.push(parcel.clone());
        Ok(())
    }

    fn settle(&mut self) -> Result<(), SendError> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_come_in_order_and_then_end() {
        let memory = Memory::new();
        let mut way_out = memory.clone();
        let parcel = Parcel {
            from: None,
            to: "ann@example.org".into(),
            message_id: "1@localhost".into(),
            raw: Vec::new(),
        };
        memory.fail_next(SendError::Temporary("later".into()));
        memory.fail_next(SendError::Permanent("never".into()));
        assert_eq!(way_out.send(&parcel), Err(SendError::Temporary("later".into())));
        assert_eq!(way_out.send(&parcel), Err(SendError::Permanent("never".into())));
        assert_eq!(way_out.send(&parcel), Ok(()));
        assert_eq!(memory.take(), [parcel]);
        assert!(memory.sent().is_empty());
    }
}
