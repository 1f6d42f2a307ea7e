import { paymentPasswordHashOf } from '#sandbox/accounts/checkPassword.ts';
import { hasAuthenticator, maskedEmail, maskedMobile } from '#sandbox/accounts/contacts.ts';
import { isPasswordExpired } from '#sandbox/accounts/openSession.ts';
import { stepUpMethodsOf } from '#sandbox/accounts/stepUp.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';

/** What protects the account of a player (S2.16). */
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
