import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { SmsNoLogin, SmsRegister } from '#src/platform/contract.generated.ts';

/** `GET /wps/captcha` (S7.15). Each is valid once, so a picture is never kept for another form. */
export const captchaQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => platform.call('getCaptcha', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** `GET /wps/humanCheck`: a proof-of-work task for the browser (S3.6). */
export const humanCheckChallenge = (platform: PlatformClient) => platform.call('getHumanCheck');

/** `POST /wps/verification/sms/noLogin`: sends a code to log in or to reset the password (S7.3). */
export const sendSmsNoLogin = (platform: PlatformClient, language: string, body: SmsNoLogin) =>
  platform.call('sendSmsNoLogin', { query: { language }, body });

/** `POST /wps/verification/sms/register`: sends a code to register (S7.4). */
export const sendSmsRegister = (platform: PlatformClient, language: string, body: SmsRegister) =>
  platform.call('sendSmsRegister', { query: { language }, body });
