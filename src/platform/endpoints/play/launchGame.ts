import type { PlatformClient } from '#src/platform/client.ts';
import type { LaunchedGame } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import type { LaunchMode } from '#src/platform/endpoints/games/launchPath.ts';

/** How something is launched. */
export interface LaunchTerms {
  language: string;
  mode: LaunchMode;
  /** A visitor has confirmed to be of age; a free trial without a session needs that (S5.6). */
  ageConfirmed: boolean;
}

/** The query that says how something is launched. */
export const launchQuery = ({ language, mode, ageConfirmed }: LaunchTerms) => ({
  mode,
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
  platform.get<LaunchedGame>('/wps/game/launchGame', {
    query: { gameCode, ...launchQuery(terms) },
    signal,
  });
