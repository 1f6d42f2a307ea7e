import type { PlatformClient } from '#src/platform/client.ts';
import type { HumanCheckChallenge } from '#src/platform/contract.generated.ts';

/** `GET /wps/humanCheck`: a piece of work for the browser (S3.6). */
export const humanCheckChallenge = (platform: PlatformClient) =>
  platform.get<HumanCheckChallenge>('/wps/humanCheck');
