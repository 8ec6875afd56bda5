//! What members say to the house about themselves: further addresses, a passphrase, a new
//! reply address. And mails with their secret from another address.

use super::{
    super::{DeskError, gathering, notice, passphrase, secrets::random_hex},
    Judgement, Work,
    house_lines::HouseLine,
    judged,
    own_lines::{Own, Said},
};
use crate::{
    letters::HouseSaid,
    mail::address::mailbox,
    store::{ANSWERABLE_DAYS, Member, Unseated, Verdict},
};
use chrono::TimeDelta;

impl Work<'_> {
    /// A member's secret, but from another address: nothing is done, and they are asked
    /// whether it is theirs, once about each and once a day.
    pub(super) fn secret_from_elsewhere(&self, address: &str) -> Result<Judgement, DeskError> {
        let (tx, now) = (self.tx, self.now);
        let why = "a member's secret, but from another address";
        let Some(member) = tx.read().member(&mailbox(address))? else {
            return Ok(judged(Verdict::Ignored, why, None));
        };
        let Some(from) = self.letter.from.as_ref().map(|from| from.address.to_lowercase()) else {
            return self.not_so(address);
        };
        // Whoever has signed up there is nobody's other address.
        if tx.read().member(&mailbox(&from))?.is_some_and(|it| it.address != member.address) {
            return Ok(judged(Verdict::Ignored, format!("{why}, of another member"), None));
        }
        let day = now - TimeDelta::days(1);
        let kind = Unseated::Kind(notice::HOUSE_HERE);
        let since = now - TimeDelta::days(ANSWERABLE_DAYS);
        if tx.read().has_question_to(&member.address, &from, since)?
            || tx.read().unseated_lately(&member.address, kind, day, now)? > 0
        {
            return Ok(judged(Verdict::Ignored, format!("{why}; asked already"), None));
        }
        let code = random_hex::<6>()?;
        tx.ask_member(&member.address, &from, &code, now)?;
        let said = [HouseSaid::OtherAddress { from, code }];
        let rendered = gathering::letter(self.settings, &member, &said);
        let to = (&member, notice::HOUSE_HERE);
        notice::to_member(tx, self.settings, to, rendered, None, now)?;
        Ok(judged(Verdict::Explained, why, None))
    }

    /// If somebody has a passphrase, here or at a table in play, a mail that changes anything
    /// must be signed with it. What to tell them, if it is not.
    pub(super) fn unsigned_here(
        &self,
        member: &Member,
        said: &Said,
        lines: &[HouseLine],
    ) -> Result<Option<HouseSaid>, DeskError> {
        let own = |own: &Own| match own {
            Own::Addresses => false,
            Own::Confirm(_)
            | Own::NewPassphrase(_)
            | Own::NoPassphrase
            | Own::Renew
            | Own::ForgetAddress(_) => true,
        };
        if !said.own.iter().any(own) && !lines.iter().any(HouseLine::changes) {
            return Ok(None);
        }
        let hashes = self.tx.read().passphrases_of(&member.address)?;
        // Hashing is slow on purpose, so a mail gets three tries.
        let fits = |tried: &String| hashes.iter().any(|hash| passphrase::fits(tried, hash));
        if hashes.is_empty() || said.signed.iter().take(3).any(fits) {
            return Ok(None);
        }
        Ok(Some(HouseSaid::Unsigned { wrong: !said.signed.is_empty() }))
    }

    /// Does it, and says what came of it.
    pub(super) fn own_here(&self, member: &Member, own: &Own) -> Result<HouseSaid, DeskError> {
        let (tx, address) = (self.tx, member.address.as_str());
        Ok(match own {
            Own::Confirm(code) => {
                let since = self.now - TimeDelta::days(ANSWERABLE_DAYS);
                let Some(sender) = tx.read().question_to(address, code, since)? else {
                    return Ok(HouseSaid::NoSuchCode);
                };
                tx.end_question_to(address, &sender)?;
                // Whoever has signed up there speaks for themselves.
                if tx.read().member(&mailbox(&sender))?.is_some_and(|it| it.address != address) {
                    return Ok(HouseSaid::NoSuchCode);
                }
                tx.add_alias(address, &sender, self.now)?;
                self.addresses_here(member)?
            }
            Own::ForgetAddress(alias) => {
                tx.drop_alias(address, alias)?;
                self.addresses_here(member)?
            }
            Own::Addresses => self.addresses_here(member)?,
            Own::NewPassphrase(secret) if passphrase::is_usable(secret) => {
                tx.sign_member(address, Some(&passphrase::hash(secret)?))?;
                HouseSaid::PassphraseSet
            }
            Own::NewPassphrase(_) => HouseSaid::PassphraseShort,
            Own::NoPassphrase => {
                tx.sign_member(address, None)?;
                HouseSaid::PassphraseOff
            }
            Own::Renew => {
                tx.end_moves(address)?;
                tx.renew_member(address, &random_hex::<12>()?)?;
                HouseSaid::Renewed
            }
        })
    }

    fn addresses_here(&self, member: &Member) -> Result<HouseSaid, DeskError> {
        Ok(HouseSaid::Addresses { others: self.tx.read().aliases(&member.address)? })
    }
}
