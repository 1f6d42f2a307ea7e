import { useTranslation } from 'react-i18next';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import type { Source } from '#src/shared/balance/transfer/amounts.ts';

/** What players call a wallet: the main one, or by the name of its vendor; the code of a vendor that is not known any more. */
export function useWalletName({ wallets }: WalletBalance): (source: Source) => string {
  const { t } = useTranslation('session');
  return (source) =>
    source === 'main'
      ? t('transfer.main')
      : (wallets.find(({ vassalage }) => vassalage === source)?.displayName ?? source);
}
