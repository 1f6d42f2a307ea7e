import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { noteProven } from '#sandbox/domains/protection/knownContacts.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { findByMobile, type KnownMember } from '#sandbox/kernel/members/findMember.ts';
import { isPasswordOrNobody } from '#sandbox/kernel/passwords/isPasswordOrNobody.ts';
import { isAgent, isTrial, type Member } from '#sandbox/kernel/sessions/session.ts';
import { requireMobile } from '#sandbox/kernel/text/phone.ts';
import { countFor } from '../addressFailures.ts';
import { checkCaptcha } from '../captcha.ts';
import { isDefaultPassword, isGivenPassword } from '../defaultPassword.ts';
import { requireFlag } from '../flags.ts';
import { asksForHuman, checkHuman } from '../humanCheck.ts';
import { countFailure, forgetFailures, type LoginName } from '../loginFailures.ts';
import { findByLoginName, passwordLoginName } from '../loginMember.ts';
import { type LoginParts, openSession } from '../openSession.ts';
import { isRegisteredIp } from '../registeredIps.ts';
import { requiredChecks } from '../requiredChecks.ts';
import { takeCode } from '../verificationCode.ts';
import { verifiedNumber } from '../verifiedNumber.ts';
import { demandVerification } from './demandVerification.ts';
import { type ComparedPassword, comparePasswordAhead } from './passwordAhead.ts';

type LoginCall = Call<'login'>;

/** Reads a field that a login method requires (S5.5). */
function needed(body: LoginCall['body'], name: 'username' | 'password' | 'mobileNum'): string {
  const value = body[name];
  if (!value) throw refuseParameters({ in: 'body', name, reason: 'must be given' });
  return value;
}

/** The member whose password or code is correct; undefined for anybody else, known or not. */
async function proven(
  { db, merchant, now, body }: LoginCall,
  { merchantCode, name }: LoginName,
  compared: ComparedPassword | undefined,
): Promise<KnownMember | undefined> {
  if (body.type === 'username') {
    const found = await findByLoginName(db, merchant, needed(body, 'username'));
    const isCompared = compared && compared.hash === found?.passwordHash;
    const isRight = isCompared
      ? compared.isRight
      : await isPasswordOrNobody(needed(body, 'password'), found?.passwordHash);
    return isRight ? found : undefined;
  }
  if (body.type === 'firebase') {
    await noteProven(db, { merchantCode, contact: name });
    const found = await findByMobile(db, merchantCode, name);
    if (!found) throw new Refusal('contact_unbound');
    return found;
  }
  const target = { merchantCode, purpose: 'no-login' as const, recipient: name };
  await takeCode(db, target, body.verificationCode, now);
  return findByMobile(db, merchantCode, name);
}

/** The name that the login uses: a username or a number in E.164. A phone provider's token has already proven its number. */
async function triedName({ db, merchant, body, now }: LoginCall): Promise<string> {
  if (body.type === 'username') return passwordLoginName(merchant, needed(body, 'username'));
  if (body.type === 'firebase') return verifiedNumber(db, merchant, body, now);
  return requireMobile(merchant.brand.market, needed(body, 'mobileNum'), body.countryDialingCode);
}

/** Counts a wrong login and refuses it with the checks that the next one requires, whatever was wrong. */
async function refuseLogin(call: LoginCall, name: LoginName, refusal: Refusal): Promise<never> {
  const { db, merchant, ip, now } = call;
  const { captcha, humanCheck } = await countFailure(db, name, now);
  await countFor(db, { merchantCode: merchant.merchantCode, ip }, 'wrong logins', now);
  const value = { captcha, humanCheck: humanCheck && asksForHuman(merchant, 'login') };
  throw new Refusal(refusal.code, { value, keep: true });
}

/** Refuses accounts that do not belong to the area they log in to (S6.5). The captcha and the human check remain used up. */
function checkArea(member: Member, area: LoginCall['body']['area']): void {
  if (area === 'agent' && !isAgent(member)) throw new Refusal('non_agent_login', { keep: true });
  if (isTrial(member)) throw new Refusal('non_member_login', { keep: true });
}

/** Logs a member in, with the earlier comparison of their password if there was one. */
async function logIn(call: LoginCall, parts: LoginParts, compared: ComparedPassword | undefined) {
  const { db, merchant, body, now, ip } = call;
  const { merchantCode } = merchant;
  const name = { merchantCode, name: await triedName(call) };
  const asked = await requiredChecks(call, name);
  if (asked.humanCheck) await checkHuman(db, merchant, 'login', body.humanCheck);
  if (asked.captcha) await checkCaptcha(db, merchantCode, body, now);
  const known = await proven(call, name, compared).catch((error: unknown) => {
    if (error instanceof Refusal && error.keep) return refuseLogin(call, name, error);
    throw error;
  });
  if (!known) return refuseLogin(call, name, new Refusal('login_incorrect'));
  const { member } = known;
  checkArea(member, body.area);
  await forgetFailures(db, name);
  const defaultPassword =
    body.type === 'username' &&
    (isDefaultPassword(merchant, body.password) || isGivenPassword(member));
  if (body.type === 'username' && !(await isRegisteredIp(db, member, ip))) {
    await demandVerification(call, member, { defaultPassword });
  }
  return openSession(call, parts, member, { defaultPassword });
}

/**
 * Logs in by username or phone number and password, or by a code sent to the phone, by this platform or a phone provider (S7.2). After the
 * first wrong login with a name a human check is required, after three the captcha too; after five the name is locked. The same applies to
 * unknown names, and to an IP address that tries one name after the other.
 */
export const login = (parts: HandlerParts): Handler<'login'> => ({
  async prepare({ merchant, ...call }) {
    if (call.body.type !== 'username') requireFlag(merchant, parts.control, 'MOBILEVERCODELOGIN3');
    const compared = await comparePasswordAhead({ merchant, ...call });
    return (inTransaction) => logIn(inTransaction, parts, compared);
  },
});
