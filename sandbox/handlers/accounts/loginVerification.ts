import { findById } from '#sandbox/accounts/findMember.ts';
import {
  countWrongTry,
  type OneTimeToken,
  readToken,
  spendToken,
} from '#sandbox/accounts/oneTimeToken.ts';
import { openSession } from '#sandbox/accounts/openSession.ts';
import { sendCode } from '#sandbox/accounts/sendCode.ts';
import { recipientOf, verifyMember } from '#sandbox/accounts/verifyMember.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Call, Handler } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import type { Member } from '#sandbox/sessions/session.ts';

type AnyCall = Call<'sendLoginVerification'> | Call<'completeLoginVerification'>;

/** The login that a token goes on with. Refuses one that is used up, too old, or from another address. */
async function challengeOf({
  db,
  merchant,
  ip,
  now,
  body,
}: AnyCall): Promise<{ token: OneTimeToken; member: Member }> {
  const token = await readToken(db, body.challengeToken, 'login', ip, now);
  const known = token && (await findById(db, merchant.merchantCode, token.memberId));
  if (!token || !known) throw new Refusal('verification_ended');
  return { token, member: known.member };
}

/** Sends the code of the second step of a login, by text message or e-mail (S4.16). */
export const sendLoginVerification: Handler<'sendLoginVerification'> = async (call) => {
  const { method } = call.body;
  const { member } = await challengeOf(call);
  const to = recipientOf(member, method);
  if (!to) throw new Refusal('contact_unbound');
  return sendCode(call, { purpose: 'login', channel: method, to });
};

/** Ends a login that needed a second step: the address is known from then on (S4.16). */
export const completeLoginVerification =
  ({ control }: HandlerParts): Handler<'completeLoginVerification'> =>
  async (call) => {
    const { db, now, body } = call;
    const { token, member } = await challengeOf(call);
    await verifyMember(db, member, 'login', body, now).catch(async (error: unknown) => {
      if (error instanceof Refusal && error.keep) await countWrongTry(db, token);
      throw error;
    });
    await spendToken(db, token);
    return openSession(call, control, member);
  };
