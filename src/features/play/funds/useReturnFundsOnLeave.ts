import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Launch } from '#src/platform/contract.generated.ts';
import { leaveGame } from '#src/platform/endpoints/play/launch.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { walletOf } from './usePlayFunds.ts';

/**
 * Ends the launch of a framed game with a vendor wallet when the player leaves it: by the back button, for another page, or by closing
 * the tab. A toast shows the amount returned to the main wallet. A game in its own tab stays open.
 */
export function useReturnFundsOnLeave(launch: Launch | undefined): void {
  const { t, i18n } = useTranslation('play');
  const format = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const playId = launch?.form === 'seamless' && walletOf(launch) ? launch.playId : undefined;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const announce = useEffectEvent((returned: string) => {
    if (!isPositive(returned)) return;
    void queries.invalidateQueries(walletBalanceQuery(platform, i18n.language));
    // If the page has relaunched the game, the player is still in it.
    if (isOpen.current) return;
    toast({ tone: 'info', title: t('funds.returned', { amount: format.amount(returned) }) });
  });
  useEffect(() => {
    if (playId === undefined) return undefined;
    const withTab = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) void leaveGame(platform, playId).catch(() => undefined);
    };
    window.addEventListener('pagehide', withTab);
    return () => {
      window.removeEventListener('pagehide', withTab);
      // If the call fails, the platform returns the funds at the next launch or login.
      void leaveGame(platform, playId)
        .then(({ returned }) => announce(returned))
        .catch(() => undefined);
    };
  }, [platform, playId]);
}
