import { useTranslation } from 'react-i18next';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import type { Source } from '#src/shared/balance/transfer/amounts.ts';

/** The display name of a wallet: the main one, or its vendor's name; the vendor's code if it is no longer known. */
export function useWalletName({ wallets }: WalletBalance): (source: Source) => string {
  const { t } = useTranslation('session');
  return (source) =>
    source === 'main'
      ? t('transfer.main')
      : (wallets.find(({ vassalage }) => vassalage === source)?.displayName ?? source);
}
