import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Launch } from '#src/platform/contract.generated.ts';
import { type LaunchTerms, launchGame, launchVendor } from '#src/platform/endpoints/play/launch.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { walletOf } from './funds/usePlayFunds.ts';
import type { LaunchTarget } from './target/launchTarget.ts';

interface LaunchOrder {
  target: LaunchTarget;
  terms: LaunchTerms;
  attempt: number;
  /** The token of the session that it belongs to; undefined for a free trial, which outlasts a login. */
  token: string | undefined;
}

/** The page's current theme. A game already started keeps its own. */
function themeOnShow(): Pick<LaunchTerms, 'theme'> {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? { theme } : {};
}

/**
 * A launch. Its URL can be opened once: it is fetched when the page needs it, never refetched by itself, and dropped with the page. It is
 * launched again in a new session, since the platform ends a game with the session it was launched in. Its key is not below the prefix of
 * the player's figures: a launch fetched again with these would end the round.
 */
const launchOnce = (platform: PlatformClient, { target, terms, attempt, token }: LaunchOrder) =>
  queryOptions({
    queryKey: ['launch', token, target, terms, attempt],
    queryFn: async ({ signal, client }): Promise<Launch> => {
      const shown = { ...terms, ...themeOnShow() };
      const launch =
        target.kind === 'game'
          ? await launchGame(platform, target.gameCode, shown, signal)
          : await launchVendor(platform, target, shown, signal);
      // It may have moved money.
      if (walletOf(launch))
        void client.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX, 'balance'] });
      return launch;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/** Launches the target of a URL (S7.25, S7.26). `refetch` launches it again; a new `attempt` drops the previous launch. */
export function useLaunch(target: LaunchTarget, ageConfirmed: boolean, attempt: number) {
  const { i18n } = useTranslation();
  const { token: own } = useSession();
  const { mode } = target;
  const terms = { language: i18n.language, mode, ageConfirmed };
  const token = mode === 'demo' ? undefined : own;
  return useQuery(launchOnce(usePlatform(), { target, terms, attempt, token }));
}
