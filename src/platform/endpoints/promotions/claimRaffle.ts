import type { PlatformClient } from '#src/platform/client.ts';
import type { RaffleClaim, RaffleResult } from '#src/platform/contract.generated.ts';

/** `POST MCSFE_claimRafflePromotion`: opens the oldest ticket that is unopened (S7.30). */
export const claimRaffle = (platform: PlatformClient, body: RaffleClaim, idempotencyKey: string) =>
  platform.send<RaffleResult>('POST', '/wps/relay/MCSFE_claimRafflePromotion', {
    body,
    idempotencyKey,
  });
