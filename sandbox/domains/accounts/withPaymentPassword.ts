import type { Read } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { hashAhead } from '#sandbox/kernel/passwords/hashAhead.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import { paymentPasswordHashOf } from './checkPassword.ts';
import { checkPaymentPassword } from './paymentPassword.ts';

/** A request with a payment password. */
interface PayingCall {
  db: Database;
  session: Session;
  now: Date;
  body: { paymentPassword: string };
}

/**
 * Wraps a handler that needs the payment password. The password is compared before the transaction begins, and the try is the first thing
 * counted in it.
 */
export const withPaymentPassword = <Given extends PayingCall, Value>(
  answer: (call: Given) => Promise<Value>,
) => ({
  async prepare({ read, session, body }: Pick<Given, 'session' | 'body'> & { read: Read }) {
    const hash = await read((db) => paymentPasswordHashOf(db, session.member));
    const passwords = await hashAhead({ compare: { hash, passwords: [body.paymentPassword] } });
    return async (call: Given) => {
      const { member } = call.session;
      await checkPaymentPassword(
        call.db,
        member.id,
        call.body.paymentPassword,
        call.now,
        passwords,
      );
      return answer(call);
    };
  },
});
