import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineRegistration } from '#src/platform/contract.generated.ts';

/** `POST /wps/agent/downlines`: registers a direct downline of the agent (S1.3, S2.17 registerCenter). */
export const registerDownline = (
  platform: PlatformClient,
  body: DownlineRegistration,
  idempotencyKey: string,
) => platform.call('registerDownline', { body, headers: { 'Idempotency-Key': idempotencyKey } });
