import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TransferLine } from '#src/platform/contract.generated.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { transferLineQuery } from '#src/platform/endpoints/wallet/memberTransfers.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The state of the data that the first step of a transfer needs. */
export type LineTransferData =
  | { name: 'loading' }
  | { name: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | {
      name: 'ready';
      line: TransferLine;
      /** The main wallet's balance. */
      balance: string;
      /** The amount to stake before a transfer. */
      turnoverLeft: string;
      /** The end of the player's break, ISO 8601. */
      breakUntil: string | undefined;
    };

/**
 * Loads the player's possible receivers, balance, payment password status and break. If the break fails to load, the steps begin anyway:
 * the platform itself refuses a transfer.
 */
export function useLineTransferData(): LineTransferData {
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
