import { eq } from 'drizzle-orm';
import { dateOf, isOfAge } from '#sandbox/domains/accounts/birthday.ts';
import { findingOf } from '#sandbox/domains/accounts/checkField.ts';
import { maskedEmail, maskedMobile } from '#sandbox/domains/accounts/contacts.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { applyExistingExclusion } from '#sandbox/domains/protection/applyExistingExclusion.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { type MemberProfile, member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { shownNameFault } from '#sandbox/kernel/text/shownName.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { hasHidden } from '#src/platform/hiddenCharacters.ts';
import { isName } from '#src/platform/isName.ts';

type ChangeCall = Call<'changeProfile'>;

/** Returns a player's profile. */
export const getProfile: Handler<'getProfile'> = ({ session: { member: one } }) => ({
  ...{ account: one.account, nickname: one.nickname, realName: one.realName },
  mobile: one.mobile && maskedMobile(one.mobile),
  email: one.email && maskedEmail(one.email),
  referralCode: one.referralCode,
  registeredAt: one.createdAt.toISOString(),
  details: one.profile,
});

/** Parses a birthday. Refuses an invalid date, and an age below that of the market (S5.6, S5.9). */
function readBirthday({ merchant, now }: ChangeCall, text: string): string {
  const { market, registration } = merchant.brand;
  const date = dateOf(text);
  const isGood = date && isOfAge(date, market.minimumAge, market.timeZone, now);
  if (isGood) return date;
  const finding = findingOf('birthday', date ? 'age' : 'date', registration.username.birthday);
  throw new Refusal('field_invalid', { value: { fields: [finding] } });
}

/** The details after a change: empty fields are cleared, omitted ones stay. */
function changedDetails(call: ChangeCall, before: MemberProfile): MemberProfile {
  const { birthday, ...others } = call.body.details ?? {};
  const given = Object.entries({ ...before, ...others }).map(([name, text]) => [name, text.trim()]);
  const kept = Object.fromEntries(given.filter(([, text]) => text !== ''));
  if (birthday === undefined) return kept;
  const date = readBirthday(call, birthday);
  if (before.birthday && before.birthday !== date) throw new Refusal('birthday_fixed');
  return { ...kept, birthday: date };
}

/** Refuses hidden characters, a real name without letters or with digits, and a nickname that looks like staff (`field_invalid`). */
function checkTexts({ merchant, body: { nickname, realName, details } }: ChangeCall): void {
  const finding = (name: string, rule: FieldFinding['rule'] | undefined): FieldFinding[] =>
    rule ? [{ name, rule, patternId: 0, min: 0, max: 0 }] : [];
  const isWrong = (name: string, text: string) =>
    hasHidden(text) || (name === 'realName' && text.trim() !== '' && !isName(text));
  const texts = Object.entries({ realName, ...details });
  const fields = texts.flatMap(([name, text = '']) =>
    finding(name, isWrong(name, text) ? 'characters' : undefined),
  );
  const fault =
    nickname === undefined ? undefined : shownNameFault(nickname.trim(), merchant.brand);
  fields.push(...finding('nickname', fault));
  if (fields.length > 0) throw new Refusal('field_invalid', { value: { fields } });
}

/** Changes a player's profile. The real name and the birthday can be set once; a break of the same person then applies to the account. */
export const changeProfile =
  ({ merchants }: HandlerParts): Handler<'changeProfile'> =>
  async (call) => {
    const { db, session, body } = call;
    const { id } = session.member;
    checkTexts(call);
    // Locked, so that of two concurrent changes the second sees what the first has set.
    const [before] = await db.select().from(member).where(eq(member.id, id)).for('no key update');
    if (!before) throw new Error(`There is no member ${id}.`);
    const realName = body.realName?.trim() ?? before.realName;
    if (before.realName && realName !== before.realName) throw new Refusal('real_name_fixed');
    const profile = changedDetails(call, before.profile);
    await db
      .update(member)
      .set({ realName, profile, nickname: body.nickname?.trim() ?? before.nickname })
      .where(eq(member.id, id));
    await applyExistingExclusion(db, {
      merchant: call.merchant,
      merchants,
      memberId: id,
      now: call.now,
    });
    return null;
  };
