import type { PlatformClient } from '#src/platform/client.ts';
import type { GameType, Launch, LaunchedGame } from '#src/platform/contract.generated.ts';
import type { LaunchMode } from '#src/platform/endpoints/games/launchPath.ts';

/** The options of a launch. */
export interface LaunchTerms {
  language: string;
  mode: LaunchMode;
  /** A visitor has confirmed their age; a free trial without a session needs that (S5.6). */
  ageConfirmed: boolean;
  /** The current theme, for a game in matching colours. */
  theme?: 'dark' | 'light';
}

const launchQuery = ({ language, mode, ageConfirmed, theme }: LaunchTerms) => ({
  mode,
  ...(theme && { theme }),
  ageConfirmed,
  language,
});

/** `GET /wps/game/launchGame` (S7.26): the address of a game, valid for one opening within a minute. */
export const launchGame = (
  platform: PlatformClient,
  gameCode: string,
  terms: LaunchTerms,
  signal: AbortSignal,
): Promise<LaunchedGame> =>
  platform.call('launchGame', { query: { gameCode, ...launchQuery(terms) }, signal });

/** A vendor in a game category, whose card opens its lobby. */
export interface VendorLobby {
  vassalage: string;
  gameType: GameType;
}

/** `GET GCS_gameLaunchFB` (S4.12, S7.25): what the card of a vendor opens; a vendor's lobby address is valid for one opening. */
export const launchVendor = (
  platform: PlatformClient,
  { vassalage, gameType }: VendorLobby,
  terms: LaunchTerms,
  signal: AbortSignal,
): Promise<Launch> =>
  platform.call('launchVendor', { query: { vassalage, gameType, ...launchQuery(terms) }, signal });

/**
 * `POST /wps/game/leaveGame`: ends a launch; returns the amount moved back to the main wallet. The call survives the page, as a tab
 * may be closing.
 */
export const leaveGame = (platform: PlatformClient, playId: string) =>
  platform.call('leaveGame', { body: { playId }, keepalive: true });
