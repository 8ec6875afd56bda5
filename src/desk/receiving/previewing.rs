//! `preview`: what a mail would do, without doing it.

use super::{
    super::{DeskError, table::AnyTable},
    At, Judgement,
    lexicon::Command,
    plainly::Understood,
    refusal,
    wishes::Wishes,
};
use crate::{
    engine::plan::{Check, Item, Refused, Would},
    letters::{Occasion, Preview, PreviewLine, Refusal},
    store::{Status, Verdict},
};

impl At<'_> {
    /// Answers with what each line would do now. Nothing changes.
    pub(super) fn preview(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let preview = if wishes.asks(Command::Undo) {
            match self.would_undo(saw)? {
                Err(why) => return self.answer(&Occasion::Explained(why)),
                // Its writer knows where it returns to.
                Ok(Some(table)) => self.previewed(&*table, &wishes.items, None),
                Ok(None) => {
                    let lines = wishes.items.iter().map(|item| {
                        let order = item.order().clone();
                        self.line(self.table, Check { order, verdict: Ok(Would::Unknown) }, saw)
                    });
                    Preview { lines: lines.collect(), coming: Vec::new() }
                }
            }
        } else {
            let tried = self.tried(wishes, saw, self.row.status == Status::Paused)?;
            if let Some(offered) = tried.only_offered() {
                return self.answer(&Occasion::Explained(offered.clone()));
            }
            let wishes = tried.read.as_ref().unwrap_or(wishes);
            match self.understood_in(wishes, saw) {
                Some((_, Understood::Plainly(order))) => {
                    self.previewed(self.table, &[Item::Order(order)], saw)
                }
                Some((refused, Understood::Perhaps(offered))) => {
                    let occasion = self.refusal(refused, wishes, Some(offered), self.table, saw);
                    return self.answer(&occasion);
                }
                None => self.previewed(self.table, &wishes.items, saw),
            }
        };
        let occasion = Occasion::Preview(preview);
        self.answer_with(&occasion, Verdict::CarriedOut, "asked what its orders would do")
    }

    /// What a mail was meant as of which nothing can be read as it stands.
    fn understood_in(&self, wishes: &Wishes, saw: Option<u32>) -> Option<(Refused, Understood)> {
        let table = self.as_it_is(self.table);
        let (checks, _) = table.check(self.seat, &wishes.items, saw, &self.row.seed);
        let others = checks.len().saturating_sub(1);
        let Check { order, verdict } = checks.into_iter().next()?;
        let why = verdict.err()?;
        let refused = Refused { order, why, stood: 0, others };
        let understood = self.understood(&refused, wishes)?;
        Some((refused, understood))
    }

    /// The table with its status, which plans depend on.
    fn as_it_is(&self, table: &dyn AnyTable) -> Box<dyn AnyTable> {
        let mut table = table.copy();
        table.rest(self.row.status == Status::Paused);
        table
    }

    fn previewed(&self, table: &dyn AnyTable, items: &[Item], saw: Option<u32>) -> Preview {
        let table = &*self.as_it_is(table);
        let (checks, coming) = table.check(self.seat, items, saw, &self.row.seed);
        let lines = checks.into_iter().map(|check| self.line(table, check, saw)).collect();
        let coming = coming.into_iter().map(|covered| (covered.slot, covered.line)).collect();
        Preview { lines, coming }
    }

    fn line(
        &self,
        table: &dyn AnyTable,
        Check { order, verdict }: Check,
        saw: Option<u32>,
    ) -> PreviewLine {
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
                    |order| self.would_do(table, order, saw),
                );
                let refusal: Refusal = refusal::refusal(&order, error);
                PreviewLine::Refuse(refusal)
            }
        }
    }
}
