import { eq } from 'drizzle-orm';
import { paymentPasswordHashOf } from '#sandbox/domains/accounts/checkPassword.ts';
import { checkNewPassword } from '#sandbox/domains/accounts/newPassword.ts';
import { checkPaymentPassword } from '#sandbox/domains/accounts/paymentPassword.ts';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { hashAhead, type Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';

type ChangeCall = Call<'changePaymentPassword'>;

/** Validates the new payment password by the merchant's rule. */
const newOf = ({ merchant, body }: Pick<ChangeCall, 'merchant' | 'body'>): string =>
  checkNewPassword(merchant, 'paymentPassword', {
    password: body.newPaymentPassword,
    confirmation: body.confirmNewPaymentPassword,
  });

async function change(call: ChangeCall, text: string, passwords: Passwords): Promise<null> {
  const { db, session, body, now } = call;
  const { id } = session.member;
  if (await paymentPasswordHashOf(db, session.member)) {
    if (body.oldPaymentPassword === undefined) await requireStepUp(call);
    else await checkPaymentPassword(db, id, body.oldPaymentPassword, now, passwords);
  }
  const paymentPasswordHash = await passwords.hash(text);
  await db.update(member).set({ paymentPasswordHash }).where(eq(member.id, id));
  return null;
}

/** Sets the payment password: the first one, or a new one if the member knows the old one or steps up. */
export const changePaymentPassword: Handler<'changePaymentPassword'> = {
  async prepare(call) {
    const text = newOf(call);
    const hash = await call.read((db) => paymentPasswordHashOf(db, call.session.member));
    const compare = { hash, passwords: [call.body.oldPaymentPassword] };
    const passwords = await hashAhead({ hash: [text], compare });
    return (inTransaction) => change(inTransaction, text, passwords);
  },
};
