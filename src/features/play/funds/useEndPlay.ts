import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Launch } from '#src/platform/contract.generated.ts';
import { leaveGame } from '#src/platform/endpoints/play/leaveGame.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/walletBalance.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { isLess } from './amounts.ts';
import { walletOf } from './usePlayFunds.ts';

/** What a launch has moved to the vendor by itself. */
const movedBy = (launch: Launch | undefined): boolean =>
  isLess('0', walletOf(launch)?.moved ?? '0');

/**
 * Ends the play session of a framed game when the player leaves it: by the way back, for another page, or with the tab. Money that moves by
 * itself then comes home, and the player is told so. A game with a tab of its own goes on without this page.
 */
export function useEndPlay(launch: Launch | undefined): void {
  const { t, i18n } = useTranslation('play');
  const format = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const playId = launch?.form === 'seamless' && walletOf(launch) ? launch.playId : undefined;
  const moved = movedBy(launch);
  const sayHome = useEffectEvent(async () => {
    const query = walletBalanceQuery(platform, i18n.language);
    const { balance } = await queries.fetchQuery({ ...query, staleTime: 0 });
    toast({ tone: 'info', title: t('funds.home', { amount: format.amount(balance) }) });
  });
  useEffect(() => {
    if (playId === undefined) return undefined;
    const withTab = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) void leaveGame(platform, playId).catch(() => undefined);
    };
    window.addEventListener('pagehide', withTab);
    return () => {
      window.removeEventListener('pagehide', withTab);
      // Where nobody hears it, the platform brings the money home at the next launch or login.
      void leaveGame(platform, playId)
        .then(() => (moved ? sayHome() : undefined))
        .catch(() => undefined);
    };
  }, [platform, playId, moved]);
}
