import { eq } from 'drizzle-orm';
import { hasPaymentPassword } from '#sandbox/accounts/checkPassword.ts';
import { checkNewPassword } from '#sandbox/accounts/newPassword.ts';
import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { hashPassword } from '#sandbox/passwords/password.ts';
import { checkPaymentPassword } from '#sandbox/wallet/paymentPassword.ts';

/** Sets the payment password: the first one, or a new one for whoever knows the old one or steps up. */
export const changePaymentPassword: Handler<'changePaymentPassword'> = async (call) => {
  const { db, merchant, session, body, now } = call;
  const { id } = session.member;
  const text = checkNewPassword(merchant, 'paymentPassword', {
    password: body.newPaymentPassword,
    confirmation: body.confirmNewPaymentPassword,
  });
  if (await hasPaymentPassword(db, session.member)) {
    if (body.oldPaymentPassword === undefined) await requireStepUp(call);
    else await checkPaymentPassword(db, id, body.oldPaymentPassword, now);
  }
  const paymentPasswordHash = await hashPassword(text);
  await db.update(member).set({ paymentPasswordHash }).where(eq(member.id, id));
  return null;
};
