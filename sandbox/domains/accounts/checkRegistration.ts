import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { mobileOf } from '#sandbox/kernel/text/phone.ts';
import type { FieldFinding, RegistrationFields } from '#src/platform/contract.generated.ts';
import { dateOf, isOfAge } from './birthday.ts';
import { checkField, fieldText, findingOf } from './checkField.ts';
import type { FieldName, FieldRules } from './fieldRules.ts';
import { inviterOf } from './links/inviterOf.ts';
import { isLinkUsedUp } from './links/linkOf.ts';
import { takenFields } from './takenFields.ts';

/** Fields as they are saved: digits in Latin, the number in E.164, the birthday as `yyyy-MM-dd`. */
export type Fields = Partial<Record<FieldName, string>>;

/** The context of field checks. */
export interface FieldCheck {
  db: Database;
  merchant: Merchant;
  now: Date;
  rules: FieldRules;
}

/** Checked fields, with the findings about them. */
export interface CheckedFields {
  fields: Fields;
  findings: FieldFinding[];
}

/** The fields that name an inviter, in order of precedence. */
const INVITATIONS = ['affiliateCode', 'recommenderId', 'referralCode'] as const;

/** The given invitation codes, in order. */
export const invitationsIn = (fields: Fields): { name: FieldName; code: string }[] =>
  INVITATIONS.flatMap((name) => {
    const code = fields[name];
    return code ? [{ name, code }] : [];
  });

/** A field in the format that its rule applies to: numbers without their dialling code. */
function read({ merchant, now, rules }: FieldCheck, given: RegistrationFields, name: FieldName) {
  const rule = rules[name];
  const value = name === 'verificationCode' ? undefined : given[name];
  const text = value && fieldText(rule, value);
  const finding = (kind: FieldFinding['rule']) => ({ text, finding: findingOf(name, kind, rule) });
  if (text && rule.enabled && name === 'mobileNum') {
    const number = mobileOf(merchant.brand.market, text, given.countryDialingCode);
    if (!number) return finding('phone');
    return { text: number.number, finding: checkField(name, rule, number.nationalNumber) };
  }
  // The owner of a phone number logs in with it, so nobody may have it as a username.
  if (text && rule.enabled && name === 'username' && mobileOf(merchant.brand.market, text)) {
    return finding('taken');
  }
  if (text && rule.enabled && name === 'birthday') {
    const { minimumAge, timeZone } = merchant.brand.market;
    const date = dateOf(text);
    if (!date) return finding('date');
    if (!isOfAge(date, minimumAge, timeZone, now)) return finding('age');
    return { text: date, finding: undefined };
  }
  return { text, finding: checkField(name, rule, text) };
}

/** Checks some fields of a form by their rules, and against the platform's data (S5.2, S7.23). */
export async function checkFields(
  check: FieldCheck,
  given: RegistrationFields,
  names: readonly FieldName[],
): Promise<CheckedFields> {
  const { db, merchant, rules, now } = check;
  const { merchantCode } = merchant;
  const readings = names.map((name) => ({ name, ...read(check, given, name) }));
  const findings = readings.flatMap(({ finding }) => finding ?? []);
  const fields: Fields = {};
  for (const { name, text } of readings) if (text) fields[name] = text;
  if (fields.password && given.confirmPassword !== fields.password && rules.password.enabled) {
    findings.push(findingOf('confirmPassword', 'confirmation', rules.password));
  }
  // A taken username is reported, since the player must choose another; a taken number or address is reported to its owner only.
  for (const name of await takenFields(db, merchantCode, { username: fields.username })) {
    findings.push(findingOf(name, 'taken', rules[name]));
  }
  for (const { name, code } of invitationsIn(fields)) {
    const isKnown = (await inviterOf(db, merchantCode, code, now)) !== undefined;
    if (isKnown) continue;
    const isUsedUp = await isLinkUsedUp(db, { merchantCode, code, now });
    findings.push(findingOf(name, isUsedUp ? 'invitationUsedUp' : 'invitation', rules[name]));
  }
  return { fields, findings };
}
