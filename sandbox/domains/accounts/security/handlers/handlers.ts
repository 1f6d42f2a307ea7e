import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { authenticatorHandlers } from './authenticator.ts';
import { contactHandlers } from './contacts.ts';
import { getSecurity } from './getSecurity.ts';
import { sendPasswordLink } from './passwordLink.ts';
import { changePassword, resetPasswordByLink, resetPasswordBySms } from './passwords.ts';
import { changePaymentPassword } from './paymentPassword.ts';
import { sessionHandlers } from './sessions.ts';
import { sendStepUpCode, stepUp } from './stepUp.ts';

/** Handlers for passwords and account security. */
export const securityHandlers = (parts: HandlerParts): AreaHandlers<'security'> => ({
  changePassword: changePassword(parts),
  sendPasswordLink,
  resetPasswordByLink,
  resetPasswordBySms: resetPasswordBySms(parts),
  changePaymentPassword,
  getSecurity: getSecurity(parts),
  sendStepUpCode,
  stepUp,
  ...sessionHandlers,
  ...contactHandlers(parts),
  ...authenticatorHandlers,
});
