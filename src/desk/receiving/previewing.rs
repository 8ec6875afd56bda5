//! `preview`: what a mail would do, without doing it.

use super::{super::DeskError, At, Judgement, refusal, wishes::Wishes};
use crate::{
    engine::plan::{Check, Would},
    letters::{Occasion, Preview, PreviewLine, Refusal},
    store::Verdict,
};

impl At<'_> {
    /// Answers with what each line would do now. Nothing changes.
    pub(super) fn preview(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let (checks, coming) = self.table.check(self.seat, &wishes.items, saw, &self.row.seed);
        let lines = checks.into_iter().map(|check| self.line(check, saw)).collect();
        let coming = coming.into_iter().map(|covered| (covered.slot, covered.line)).collect();
        let occasion = Occasion::Preview(Preview { lines, coming });
        self.answer_with(&occasion, Verdict::CarriedOut, "asked what its orders would do")
    }

    fn line(&self, Check { order, verdict }: Check, saw: Option<u32>) -> PreviewLine {
        let span = order.span();
        let line = order.line.get(span).unwrap_or(&order.line).to_owned();
        match verdict {
            Ok(Would::Act(order)) => PreviewLine::Act { line, order },
            Ok(Would::Keep(kept)) => PreviewLine::Keep { line, kept },
            Ok(Would::Change(count)) => PreviewLine::Change { line, count },
            Ok(Would::LeftOut(why)) => PreviewLine::LeaveOut { line, why },
            Ok(Would::Unknown) => PreviewLine::Unknown { line },
            Err(why) => {
                let error = refusal::error(
                    &order,
                    why,
                    |word| self.begins_order(word),
                    |order| self.would_do(self.table, order, saw),
                );
                let refusal: Refusal = refusal::refusal(&order, error);
                PreviewLine::Refuse(refusal)
            }
        }
    }
}
