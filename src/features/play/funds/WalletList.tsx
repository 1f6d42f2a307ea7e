import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet, WalletBalance } from '#src/platform/contract.generated.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { vendorBalance } from './vendorBalance.ts';

export interface WalletListProps {
  balance: WalletBalance;
  wallet: PlayWallet;
}

/** The balances of the main wallet and of the game's vendor. */
export function WalletList({ balance, wallet }: WalletListProps) {
  const { t } = useTranslation('play');
  const { t: session } = useTranslation('session');
  const { amount } = useFormat();
  const money = (value: string) => <Money value={value} text={amount(value)} />;
  return (
    <DefinitionList
      items={[
        { term: session('transfer.main'), value: money(balance.balance) },
        {
          term: t('funds.vendorWallet', { vendor: wallet.displayName }),
          value: money(vendorBalance(balance, wallet.vassalage) ?? wallet.balance),
        },
      ]}
    />
  );
}
