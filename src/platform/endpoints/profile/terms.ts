import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { TermsAgreement } from '#src/platform/contract.generated.ts';

/** `GET` of the terms in force: their version, the age that players confirm, and who is liable for them (S5.6). */
export const termsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['terms'],
    queryFn: ({ signal }) => platform.call('getTerms', { signal }),
  });

/** `POST /wps/member/terms`: accepts the terms in force, after they have changed. */
export const agreeToTerms = (platform: PlatformClient, body: TermsAgreement) =>
  platform.call('agreeToTerms', { body });
