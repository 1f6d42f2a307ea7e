import type { PlatformClient } from '#src/platform/client.ts';
import type { components, Launch } from '#src/platform/contract.generated.ts';
import { type LaunchTerms, launchQuery } from './launchGame.ts';

/** The card of a vendor: whose it is, and in which category. */
export interface VendorDoor {
  vassalage: string;
  gameType: components['schemas']['GameType'];
}

/** `GET GCS_gameLaunchFB` (S4.12, S7.25): what the card of a vendor opens; a lobby of its own is good for one opening. */
export const launchVendor = (
  platform: PlatformClient,
  { vassalage, gameType }: VendorDoor,
  terms: LaunchTerms,
  signal: AbortSignal,
): Promise<Launch> =>
  platform.get<Launch>('/wps/relay/GCS_gameLaunchFB', {
    query: { vassalage, gameType, ...launchQuery(terms) },
    signal,
  });
