import { takeAuthenticatorCode } from '#sandbox/domains/accounts/authenticator.ts';
import { isOwnPassword, passwordHashOf } from '#sandbox/domains/accounts/checkPassword.ts';
import { limitTries } from '#sandbox/domains/accounts/limitTries.ts';
import { sendCode } from '#sandbox/domains/accounts/sendCode.ts';
import { grantStepUp, stepUpMethodsOf } from '#sandbox/domains/accounts/stepUp.ts';
import { takeCode } from '#sandbox/domains/accounts/verificationCode.ts';
import { recipientOf } from '#sandbox/domains/accounts/verifyMember.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { hashAhead, type Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';

/** Sends the code of a step-up to the bound phone or address. */
export const sendStepUpCode: Handler<'sendStepUpCode'> = async (call) => {
  const { method } = call.body;
  const to = recipientOf(call.session.member, method);
  if (!to) throw new Refusal('contact_unbound');
  return sendCode(call, { purpose: 'step-up', channel: method, to });
};

/** Checks a proof other than a sent code; five wrong ones lock it for 5 minutes. */
async function checkKnown(
  { db, session: { member }, body, now }: Call<'stepUp'>,
  passwords: Passwords,
): Promise<void> {
  const { method, answer } = body;
  const { id: memberId } = member;
  const refusedWith = method === 'totp' ? 'verification_code_invalid' : 'password_wrong';
  await limitTries(db, { secret: 'step-up', memberId }, refusedWith, now, () =>
    method === 'totp'
      ? takeAuthenticatorCode(db, memberId, answer, now)
      : isOwnPassword(db, member, answer, passwords),
  );
}

async function prove(call: Call<'stepUp'>, passwords: Passwords) {
  const { db, session, body, now } = call;
  const { method, answer } = body;
  const bound = await stepUpMethodsOf(db, session);
  if (!bound.some((one) => one.method === method)) throw new Refusal('contact_unbound');
  if (method === 'sms' || method === 'email') {
    const recipient = recipientOf(session.member, method)?.toLowerCase() ?? '';
    const { merchantCode } = session.member;
    await takeCode(db, { merchantCode, purpose: 'step-up', recipient }, answer, now);
  } else await checkKnown(call, passwords);
  const { token, expiresAt } = await grantStepUp(db, session, now);
  return { stepUpToken: token, expiresAt: expiresAt.toISOString() };
}

/** Authenticates a member again by one of their bound methods. */
export const stepUp: Handler<'stepUp'> = {
  async prepare({ read, session: { member }, body: { method, answer } }) {
    const hash = await read((db) => passwordHashOf(db, member));
    const compare = { hash, passwords: [answer] };
    const passwords = await hashAhead(method === 'password' ? { compare } : {});
    return (call) => prove(call, passwords);
  },
};
