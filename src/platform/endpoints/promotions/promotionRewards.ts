import type { PlatformClient } from '#src/platform/client.ts';
import type { RaffleClaim } from '#src/platform/contract.generated.ts';

/** `POST /wps/promotions/{code}/join`: joins a promotion (S4.16). */
export const joinPromotion = (platform: PlatformClient, code: string) =>
  platform.call('joinPromotion', { path: { code } });

/** `POST /wps/promotions/{code}/claim`: pays the reward, once per player (S4.16). */
export const claimPromotion = (platform: PlatformClient, code: string, idempotencyKey: string) =>
  platform.call('claimPromotion', {
    path: { code },
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** `POST MCSFE_claimRafflePromotion`: opens the oldest unopened ticket (S7.30). */
export const claimRaffle = (platform: PlatformClient, body: RaffleClaim, idempotencyKey: string) =>
  platform.call('claimRaffle', { body, headers: { 'Idempotency-Key': idempotencyKey } });
