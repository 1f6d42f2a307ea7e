import type { PlatformClient } from '#src/platform/client.ts';
import type { AutomaticFunds } from '#src/platform/contract.generated.ts';

/** `PUT /wps/wallets/automatic`: keeps whether the player's money moves by itself with the games that they open. */
export const setAutomaticFunds = (platform: PlatformClient, automatic: boolean) =>
  platform.send<AutomaticFunds>('PUT', '/wps/wallets/automatic', { body: { automatic } });
