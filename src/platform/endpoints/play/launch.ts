import type { PlatformClient } from '#src/platform/client.ts';
import type { GameType, Launch, LaunchedGame } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import type { LaunchMode } from '#src/platform/endpoints/games/launchPath.ts';

/** How something is launched. */
export interface LaunchTerms {
  language: string;
  mode: LaunchMode;
  /** A visitor has confirmed to be of age; a free trial without a session needs that (S5.6). */
  ageConfirmed: boolean;
  /** The theme on show, for a game in the same colours. */
  theme?: 'dark' | 'light';
}

/** The query that says how something is launched. */
const launchQuery = ({ language, mode, ageConfirmed, theme }: LaunchTerms) => ({
  mode,
  ...(theme && { theme }),
  ageConfirmed,
  language: contentLanguage(language),
});

/** `GET /wps/game/launchGame` (S7.26): the address of a game, good for one opening within a minute. */
export const launchGame = (
  platform: PlatformClient,
  gameCode: string,
  terms: LaunchTerms,
  signal: AbortSignal,
): Promise<LaunchedGame> =>
  platform.call('launchGame', { query: { gameCode, ...launchQuery(terms) }, signal });

/** The card of a vendor: whose it is, and in which category. */
export interface VendorDoor {
  vassalage: string;
  gameType: GameType;
}

/** `GET GCS_gameLaunchFB` (S4.12, S7.25): what the card of a vendor opens; a lobby of its own is good for one opening. */
export const launchVendor = (
  platform: PlatformClient,
  { vassalage, gameType }: VendorDoor,
  terms: LaunchTerms,
  signal: AbortSignal,
): Promise<Launch> =>
  platform.call('launchVendor', { query: { vassalage, gameType, ...launchQuery(terms) }, signal });

/** `POST /wps/game/leaveGame`: ends a play session, and says what that returned to the main wallet. The call outlives the page, for a tab may be closing. */
export const leaveGame = (platform: PlatformClient, playId: string) =>
  platform.call('leaveGame', { body: { playId }, keepalive: true });
