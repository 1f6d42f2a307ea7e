import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { StepUp, StepUpSending } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/security`: the player's bound methods, and those of a step-up (S2.16). */
export const securityQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'security'],
    queryFn: ({ signal }) => platform.call('getSecurity', { signal }),
  });

/** `POST /wps/member/stepUp/code`: sends a code to the bound phone or e-mail address. */
export const sendStepUpCode = (platform: PlatformClient, language: string, body: StepUpSending) =>
  platform.call('sendStepUpCode', { query: { language }, body });

/** `POST /wps/member/stepUp`: authenticates the player again. The token is good for one act, for 5 minutes. */
export const stepUp = (platform: PlatformClient, body: StepUp) => platform.call('stepUp', { body });

/** `POST /wps/member/authenticator`: the secret for an authenticator app. Needs a step-up. */
export const setUpAuthenticator = (platform: PlatformClient, stepUpToken?: string) =>
  platform.call('setUpAuthenticator', { headers: { 'Step-Up-Token': stepUpToken } });

/** `PUT /wps/member/authenticator`: the first code of the app, which then counts. */
export const confirmAuthenticator = (platform: PlatformClient, code: string) =>
  platform.call('confirmAuthenticator', { body: { code } });

/** `DELETE /wps/member/authenticator`. Needs a step-up. */
export const removeAuthenticator = (platform: PlatformClient, stepUpToken?: string) =>
  platform.call('removeAuthenticator', { headers: { 'Step-Up-Token': stepUpToken } });
