import { eq } from 'drizzle-orm';
import {
  setUpAuthenticator,
  takeAuthenticatorCode,
} from '#sandbox/domains/accounts/authenticator.ts';
import { hasAuthenticator } from '#sandbox/domains/accounts/contacts.ts';
import { authenticator } from '#sandbox/domains/accounts/schema/accounts.ts';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

type AuthenticatorHandlers = Pick<
  AreaHandlers<'security'>,
  'setUpAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator'
>;

/** Handlers for a player's authenticator (TOTP). */
export const authenticatorHandlers: AuthenticatorHandlers = {
  async setUpAuthenticator(call) {
    const { db, session, merchant } = call;
    const { id, account } = session.member;
    await requireStepUp(call);
    if (await hasAuthenticator(db, id)) throw new Refusal('authenticator_bound');
    return setUpAuthenticator(db, id, merchant.brand.name, account);
  },
  async confirmAuthenticator({ db, session, body, now }) {
    const { id } = session.member;
    const isRight = await takeAuthenticatorCode(db, id, body.code, now, { confirm: true });
    if (!isRight) throw new Refusal('verification_code_invalid');
    return null;
  },
  async removeAuthenticator(call) {
    const { db, session } = call;
    const { id } = session.member;
    await requireStepUp(call);
    if (!(await hasAuthenticator(db, id))) throw new Refusal('contact_unbound');
    await db.delete(authenticator).where(eq(authenticator.memberId, id));
    return null;
  },
};
