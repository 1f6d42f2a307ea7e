import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Launch, PlayWallet } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isLess, isPositive } from '#src/shared/balance/minorUnits.ts';
import { vendorBalance } from './vendorBalance.ts';

/** The wallet of a launched game; undefined for a free trial, or if one wallet serves all games. */
export const walletOf = (launch: Launch | undefined): PlayWallet | undefined =>
  (launch && 'wallet' in launch ? launch.wallet : null) ?? undefined;

/** The funds of a game. */
export interface PlayFunds {
  wallet: PlayWallet | undefined;
  /** The wallet's last known balance. */
  held: string;
  /** At launch, the wallet did not cover the minimum stake. */
  emptyAtLaunch: boolean;
  /** The wallet does not cover the minimum stake, or did not cover the last attempted one. */
  isShort: boolean;
  /** The main wallet's balance, if known. */
  main: string | undefined;
  /** The last amount transferred to the wallet, by the player or the launch; undefined once dismissed. */
  transferred: string | undefined;
  showTransferred: (amount: string | undefined) => void;
  /** Refetches the changed balance. */
  refresh: () => void;
  /** A stake was not covered. */
  reportInsufficient: () => void;
}

/** Tracks the wallet balance; ignores balances fetched before the launch, which was answered at `launchedAt`. */
export function usePlayFunds(launch: Launch | undefined, launchedAt: number): PlayFunds {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const [uncovered, setUncovered] = useState(false);
  const [shown, show] = useState<{ amount: string | undefined }>();
  const wallet = walletOf(launch);
  const byLaunch = wallet && isPositive(wallet.moved) ? wallet.moved : undefined;
  const { queryKey, ...query } = walletBalanceQuery(usePlatform(), i18n.language);
  const { data, dataUpdatedAt } = useQuery({ queryKey, ...query, enabled: wallet !== undefined });
  const known =
    wallet && data && dataUpdatedAt > launchedAt
      ? vendorBalance(data, wallet.vassalage)
      : undefined;
  const held = known ?? wallet?.balance ?? '0.00';
  const leastStake = wallet?.leastStake ?? '0.00';
  // A pending fetch may have started before the change: it is cancelled.
  const refresh = () => void queries.invalidateQueries({ queryKey });
  return {
    wallet,
    held,
    emptyAtLaunch: isLess(wallet?.balance ?? '0.00', leastStake),
    isShort: uncovered || isLess(held, leastStake),
    main: data?.balance,
    transferred: shown ? shown.amount : byLaunch,
    showTransferred: (amount) => show({ amount }),
    refresh: () => {
      setUncovered(false);
      refresh();
    },
    reportInsufficient: () => {
      setUncovered(true);
      refresh();
    },
  };
}
