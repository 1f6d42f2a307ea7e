import { countedFor, countFor } from '#sandbox/domains/accounts/addressFailures.ts';
import {
  checkFields,
  type Fields,
  invitationsIn,
} from '#sandbox/domains/accounts/checkRegistration.ts';
import { type FieldRules, type Form, fieldRulesOf } from '#sandbox/domains/accounts/fieldRules.ts';
import { hasFlag, requireFlag } from '#sandbox/domains/accounts/flags.ts';
import { checkHuman } from '#sandbox/domains/accounts/humanCheck.ts';
import { bindIdentity, takeNewcomer } from '#sandbox/domains/accounts/identities.ts';
import { inviterOf } from '#sandbox/domains/accounts/links/inviterOf.ts';
import { openSession } from '#sandbox/domains/accounts/openSession.ts';
import { acceptTerms, checkTermsVersion } from '#sandbox/domains/accounts/terms.ts';
import { takeCode } from '#sandbox/domains/accounts/verificationCode.ts';
import { verifiedNumber } from '#sandbox/domains/accounts/verifiedNumber.ts';
import { joinByLink } from '#sandbox/domains/agents/links/joinByLink.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { applyExistingExclusion } from '#sandbox/domains/protection/applyExistingExclusion.ts';
import { keepTyped } from '#sandbox/domains/protection/knownContacts.ts';
import type { BeforeTransaction, Call } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { hashAhead } from '#sandbox/kernel/passwords/hashAhead.ts';
import { newToken } from '#sandbox/kernel/sessions/token.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { createPlayer } from './createPlayer.ts';
import { formFields } from './formFields.ts';
import { withOwnContacts } from './ownContacts.ts';
import { registerRefusal } from './registerRefusal.ts';

type RegisterCall = Call<'register'> | Call<'registerMobile'>;

interface Registration extends Pick<HandlerParts, 'atLogin' | 'control' | 'merchants'> {
  form: Form;
  hashOf(password: string | undefined): Promise<string>;
  /** The refusal if the new player is in the register of excluded persons. */
  refusal: Refusal | undefined;
}

const FLAG = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/**
 * Validates the fields of a form. Refuses the form with its invalid fields, or for an unknown or used-up invitation alone (S8.2). A taken
 * username is counted for the IP address, and uses up the human check.
 */
async function validatedFields(
  { ip, body, ...call }: RegisterCall,
  rules: FieldRules,
): Promise<Fields> {
  const { db, merchant, now } = call;
  const check = { db, merchant, now, rules };
  const address = { merchantCode: merchant.merchantCode, ip };
  await countedFor(db, address, 'taken names', now);
  const { fields, findings } = await checkFields(check, body, formFields(rules));
  if (findings.length === 0) return fields;
  const isTaken = findings.some(({ rule }) => rule === 'taken');
  if (isTaken) await countFor(db, address, 'taken names', now);
  const isOnly = (...rules: FieldFinding['rule'][]) =>
    findings.every(({ rule }) => rules.includes(rule));
  if (isOnly('invitationUsedUp')) throw new Refusal('invitation_used_up');
  if (isOnly('invitation', 'invitationUsedUp')) throw new Refusal('invitation_code_error');
  throw new Refusal('field_invalid', { value: { fields: findings }, keep: isTaken });
}

/** The upline of a new player, by the first of the invitations. */
async function uplineOf(
  { db, merchant, now }: RegisterCall,
  fields: Fields,
): Promise<string | null> {
  const [first] = invitationsIn(fields);
  return (first && (await inviterOf(db, merchant.merchantCode, first.code, now))) ?? null;
}

/** Refuses a number in E.164 that is not proven, by a code of the platform or by the merchant's phone provider (S3.6). */
async function proveMobile({ db, merchant, body, now }: RegisterCall, number: string) {
  const { merchantCode, brand } = merchant;
  if (!brand.signIn?.phone) {
    const target = { merchantCode, purpose: 'register' as const, recipient: number };
    return takeCode(db, target, body.verificationCode, now);
  }
  const proven = await verifiedNumber(db, merchant, body, now);
  if (proven !== number) throw new Refusal('verification_code_invalid');
}

/** Saves the contacts that a new player has typed and not proven, including those left out of the account. */
async function keepTypedContacts(
  db: Database,
  memberId: string,
  { mobileNum, email }: { mobileNum: string | undefined; email: string | undefined },
): Promise<void> {
  if (mobileNum) await keepTyped(db, { memberId, channel: 'mobile', contact: mobileNum });
  if (email) await keepTyped(db, { memberId, channel: 'email', contact: email });
}

/** Registers a player whose password was hashed, and who was looked up in the register of excluded persons, before. */
async function registerPlayer(
  call: RegisterCall,
  { form, control, atLogin, merchants, hashOf, refusal }: Registration,
) {
  const { db, merchant, body, ip, now } = call;
  requireFlag(merchant, control, FLAG[form]);
  checkTermsVersion(merchant, body.termsVersion);
  const rules = fieldRulesOf(merchant, control, form);
  await checkHuman(db, merchant, 'registration', body.humanCheck);
  const given = await validatedFields(call, rules);
  const { mobileNum, password } = given;
  // Without a password the number is the only way to log in, so it is proven whatever the flag.
  const asksForCode = hasFlag(merchant, control, 'REGMOBVERF3') || !password;
  const isProven = mobileNum !== undefined && asksForCode;
  if (isProven) await proveMobile(call, mobileNum);
  const proven = isProven ? (['mobileNum'] as const) : [];
  const fields = await withOwnContacts(call, given, { rules, proven });
  if (refusal) throw refusal;
  const uplineId = await uplineOf(call, fields);
  const created = await createPlayer(call, form, fields, { uplineId, hashOf });
  const [invitation] = invitationsIn(fields);
  if (invitation) {
    await joinByLink(db, merchant.merchantCode, created.id, { code: invitation.code, now });
  }
  const typed = { mobileNum: isProven ? undefined : mobileNum, email: given.email };
  await keepTypedContacts(db, created.id, typed);
  await applyExistingExclusion(db, { merchant, merchants, memberId: created.id, now });
  if (body.socialToken) {
    const identity = await takeNewcomer(db, merchant, body.socialToken, now);
    await bindIdentity(db, { ...identity, memberId: created.id }, now);
  }
  await acceptTerms(db, { memberId: created.id, version: body.termsVersion, ip, at: now });
  const { account } = created;
  if (!body.login) return { account, token: null, firstTimeLogin: false };
  const { token, firstTimeLogin } = await openSession(call, { control, atLogin }, created);
  return { account, token, firstTimeLogin };
}

/**
 * Registers players by one of the forms (S5.6, S7.7, S7.8). The password is hashed before the transaction begins; a player without one gets
 * one that nobody knows.
 */
export const registerBy = (form: Form, parts: HandlerParts) => ({
  async prepare(before: BeforeTransaction<RegisterCall>) {
    const { body } = before;
    const refusal = await registerRefusal(before, form, parts);
    const unknown = newToken();
    const foreseen = [body.password || unknown, body.paymentPassword];
    const { hash } = await hashAhead({ hash: foreseen });
    const hashOf = (password = unknown) => hash(password);
    return (call: RegisterCall) => registerPlayer(call, { ...parts, form, hashOf, refusal });
  },
});
