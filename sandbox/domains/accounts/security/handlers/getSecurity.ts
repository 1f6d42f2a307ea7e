import { paymentPasswordHashOf } from '#sandbox/domains/accounts/checkPassword.ts';
import { hasAuthenticator, maskedEmail, maskedMobile } from '#sandbox/domains/accounts/contacts.ts';
import { isPasswordExpired } from '#sandbox/domains/accounts/openSession.ts';
import { stepUpMethodsOf } from '#sandbox/domains/accounts/stepUp.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';

/** Returns the security settings of a player's account (S2.16). */
export const getSecurity =
  ({ control }: HandlerParts): Handler<'getSecurity'> =>
  async ({ db, merchant, session, now }) => {
    const { member } = session;
    return {
      mobile: member.mobile && maskedMobile(member.mobile),
      email: member.email && maskedEmail(member.email),
      authenticator: await hasAuthenticator(db, member.id),
      paymentPassword: (await paymentPasswordHashOf(db, member)) !== null,
      passwordChangedAt: member.passwordChangedAt.toISOString(),
      passwordExpired: isPasswordExpired(merchant, control, member, now),
      stepUpMethods: await stepUpMethodsOf(db, session),
    };
  };
