import type { PlatformClient } from '#src/platform/client.ts';
import type { TermsAgreement } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/terms`: the player's word on the terms in force, after they have changed. */
export const agreeToTerms = (platform: PlatformClient, body: TermsAgreement) =>
  platform.send<null>('POST', '/wps/member/terms', { body });
