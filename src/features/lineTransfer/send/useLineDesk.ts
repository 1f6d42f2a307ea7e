import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TransferLine } from '#src/platform/contract.generated.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { transferLineQuery } from '#src/platform/endpoints/wallet/line.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** What the steps of a transfer need before they can begin. */
export type LineDeskState =
  | { name: 'loading' }
  | { name: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | {
      name: 'ready';
      line: TransferLine;
      /** What the main wallet holds. */
      balance: string;
      /** What is still to be staked before a transfer. */
      turnoverLeft: string;
      /** Until when the player is on a break, an ISO moment. */
      breakUntil: string | undefined;
    };

/**
 * Asks whom the player can transfer to, what they have, whether they have a payment password, and whether they are on a break. Where
 * the last is not answered the steps begin: the platform refuses a transfer by itself.
 */
export function useLineDesk(): LineDeskState {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const line = useQuery(transferLineQuery(platform, ''));
  const wallet = useQuery(walletBalanceQuery(platform, i18n.language));
  const security = useQuery(securityQuery(platform));
  const protection = useQuery(protectionQuery(platform));
  const failed = [line, wallet, security].filter(({ data, error }) => !data && error);
  if (failed[0]?.error) {
    return {
      name: 'failed',
      error: failed[0].error,
      retrying: failed.some(({ isFetching }) => isFetching),
      retry: () => failed.map(({ refetch }) => refetch()),
    };
  }
  if (!line.data || !wallet.data || !security.data || protection.isPending) {
    return { name: 'loading' };
  }
  const { balance, turnoverLeft } = wallet.data;
  const breakUntil = protection.data?.excludedUntil ?? undefined;
  return { name: 'ready', line: line.data, balance, turnoverLeft, breakUntil };
}
