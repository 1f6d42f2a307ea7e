import type { PlatformClient } from '#src/platform/client.ts';
import type {
  PasswordByLink,
  PasswordBySms,
  PasswordChange,
  PaymentPasswordChange,
} from '#src/platform/contract.generated.ts';
import { urlencoded } from '#src/platform/form.ts';

/** `POST /wps/member/password`: sets a new password; all other sessions end (S4.4, S7.9). With CHNGPASSVERIF3 it needs a step-up. */
export const changePassword = (
  platform: PlatformClient,
  body: PasswordChange,
  stepUpToken?: string,
) => platform.call('changePassword', { body, headers: { 'Step-Up-Token': stepUpToken } });

/**
 * `PUT /wps/member/paymentPassword`: sets the password for withdrawals and transfers. If there is one already, it needs the old one, or a
 * step-up.
 */
export const setPaymentPassword = (
  platform: PlatformClient,
  body: PaymentPasswordChange,
  stepUpToken?: string,
) => platform.call('changePaymentPassword', { body, headers: { 'Step-Up-Token': stepUpToken } });

/** `POST /wps/member/password/email`, a form: sends a password reset link (S5.7, S7.12). */
export const sendPasswordLink = (
  platform: PlatformClient,
  language: string,
  { username, email }: { username: string; email: string },
) =>
  platform.call('sendPasswordLink', {
    query: { language },
    body: urlencoded({ username, email }),
  });

/** `POST /wps/member/password/email/reset`: sets a password by a link's token (S7.12). */
export const resetPasswordByLink = (platform: PlatformClient, body: PasswordByLink) =>
  platform.call('resetPasswordByLink', { body });

/** `POST /wps/member/password/verification`: sets a password by a code, and logs in (S4.6, S7.13). */
export const resetPasswordBySms = (
  platform: PlatformClient,
  language: string,
  body: PasswordBySms,
) => platform.call('resetPasswordBySms', { query: { language }, body });
