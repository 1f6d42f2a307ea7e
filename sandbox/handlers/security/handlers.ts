import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { authenticatorHandlers } from './authenticator.ts';
import { contactHandlers } from './contacts.ts';
import { getSecurity } from './getSecurity.ts';
import { sendPasswordLink } from './passwordLink.ts';
import { changePassword, resetPasswordByLink, resetPasswordBySms } from './passwords.ts';
import { changePaymentPassword } from './paymentPassword.ts';
import { sessionHandlers } from './sessions.ts';
import { sendStepUpCode, stepUp } from './stepUp.ts';

/** Passwords, and what protects an account. */
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
