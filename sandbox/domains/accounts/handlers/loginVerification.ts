import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { findById } from '#sandbox/kernel/members/findMember.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { countWrongTry, type OneTimeToken, readToken, spendToken } from '../oneTimeToken.ts';
import { openSession, type Proof } from '../openSession.ts';
import { sendCode } from '../sendCode.ts';
import { recipientOf, verifyMember } from '../verifyMember.ts';
import { stepBinding } from './demandVerification.ts';

type AnyCall = Call<'sendLoginVerification'> | Call<'completeLoginVerification'>;

/** A login that waits for its second factor. */
interface Challenge {
  token: OneTimeToken;
  member: Member;
  proof: Proof;
}

/** The first proofs that a token's login may have begun with. */
const PROOFS: readonly Proof[] = [{ defaultPassword: false }, { defaultPassword: true }];

/** The login that a token continues. Refuses a token that is used up, expired, or from another IP address. */
async function challengeOf({ db, merchant, ip, now, body }: AnyCall): Promise<Challenge> {
  for (const proof of PROOFS) {
    const boundTo = stepBinding(ip, proof);
    const token = await readToken(db, body.challengeToken, 'login', boundTo, now);
    const known = token && (await findById(db, merchant.merchantCode, token.memberId));
    if (token && known) return { token, member: known.member, proof };
  }
  throw new Refusal('verification_ended');
}

/** Sends the code for the second factor of a login, by text message or e-mail (S4.16). */
export const sendLoginVerification: Handler<'sendLoginVerification'> = async (call) => {
  const { method } = call.body;
  const { member } = await challengeOf(call);
  const to = recipientOf(member, method);
  if (!to) throw new Refusal('contact_unbound');
  return sendCode(call, { purpose: 'login', channel: method, to });
};

/** Completes a login that needed a second factor, and registers its IP address (S4.16). */
export const completeLoginVerification =
  (parts: HandlerParts): Handler<'completeLoginVerification'> =>
  async (call) => {
    const { db, now, body } = call;
    const { token, member, proof } = await challengeOf(call);
    await verifyMember(db, member, 'login', body, now).catch(async (error: unknown) => {
      if (error instanceof Refusal && error.keep) await countWrongTry(db, token);
      throw error;
    });
    await spendToken(db, token);
    return openSession(call, parts, member, proof);
  };
