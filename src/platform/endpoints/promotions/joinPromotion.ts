import type { PlatformClient } from '#src/platform/client.ts';

/** `POST /wps/promotions/{code}/join`: takes part in a promotion (S4.16). */
export const joinPromotion = (platform: PlatformClient, code: string) =>
  platform.send<null>('POST', `/wps/promotions/${encodeURIComponent(code)}/join`);
