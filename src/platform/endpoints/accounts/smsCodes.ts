import type { PlatformClient } from '#src/platform/client.ts';
import type { CodeSent, SmsNoLogin, SmsRegister } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `POST /wps/verification/sms/noLogin`: a code to log in with, or to choose a new password with (S7.3). */
export const sendSmsNoLogin = (platform: PlatformClient, language: string, body: SmsNoLogin) =>
  platform.send<CodeSent>('POST', '/wps/verification/sms/noLogin', {
    query: { language: contentLanguage(language) },
    body,
  });

/** `POST /wps/verification/sms/register`: a code to register with (S7.4). */
export const sendSmsRegister = (platform: PlatformClient, language: string, body: SmsRegister) =>
  platform.send<CodeSent>('POST', '/wps/verification/sms/register', {
    query: { language: contentLanguage(language) },
    body,
  });
