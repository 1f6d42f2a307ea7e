import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Launch, PlayWallet } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isLess, isPositive } from '#src/shared/balance/minorUnits.ts';
import { heldAt } from './heldAt.ts';

/** The wallet that a launched game is played from; none for a free trial, nor where there is one wallet for all. */
export const walletOf = (launch: Launch | undefined): PlayWallet | undefined =>
  (launch && 'wallet' in launch ? launch.wallet : null) ?? undefined;

/** What a game is played with. */
export interface PlayFunds {
  wallet: PlayWallet | undefined;
  /** What the wallet holds, as far as it is known. */
  held: string;
  /** When the game was launched, the wallet did not cover its lowest stake. */
  emptyAtLaunch: boolean;
  /** The wallet does not cover the lowest stake now, or did not cover the last one that was tried. */
  isShort: boolean;
  /** What the main wallet holds, as far as it is known. */
  main: string | undefined;
  /** What was last transferred to the wallet, by the player or by the launch; nothing once the player has dismissed it. */
  transferred: string | undefined;
  showTransferred: (amount: string | undefined) => void;
  /** The wallet has changed: fetches the balance anew. */
  refresh: () => void;
  /** The wallet did not cover a stake. */
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
    wallet && data && dataUpdatedAt > launchedAt ? heldAt(data, wallet.vassalage) : undefined;
  const held = known ?? wallet?.balance ?? '0.00';
  const leastStake = wallet?.leastStake ?? '0.00';
  // A fetch that is under way may have begun before the change: it is cancelled.
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
