import { useTranslation } from 'react-i18next';
import type { VendorWalletState, WalletBalance } from '#src/platform/contract.generated.ts';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { BalanceTools } from '#src/shared/balance/BalanceTools.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { CollectFunds } from '#src/shared/balance/transfer/CollectFunds.tsx';
import type { Collection } from '#src/shared/balance/transfer/useCollectFunds.ts';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { WalletAmount } from '#src/shared/balance/WalletAmount.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

export interface WalletsPartProps {
  balance: WalletBalance;
  collection: Collection;
}

/** All balances of the player, the button to move them to the main wallet, and the switch for automatic transfer. */
export function WalletsPart({ balance, collection }: WalletsPartProps) {
  const { t } = useTranslation('transfers');
  const { t: shared } = useTranslation('balance');
  const { t: session } = useTranslation('session');
  const [hidden, setHidden] = useHiddenBalance();
  const { wallets, locked } = balance;
  const shown = (amount: string, state?: VendorWalletState) => (
    <WalletAmount {...{ amount, hidden, state }} />
  );
  const items = [
    { term: t('total'), value: shown(balance.total) },
    { term: session('transfer.main'), value: shown(balance.balance) },
    ...wallets.map((wallet) => ({
      term: wallet.displayName,
      value: shown(wallet.balance, wallet.state),
    })),
    ...(isPositive(locked) ? [{ term: shared('locked'), value: shown(locked) }] : []),
  ];
  return (
    <Card as="section" labelledBy="transfers-wallets">
      <Stack gap="m">
        <Stack direction="row" gap="s" justify="between" align="center" wrap>
          <Heading level={2} size="m" id="transfers-wallets">
            {shared('wallets')}
          </Heading>
          <Stack direction="row" gap="xs">
            <BalanceTools hidden={hidden} onHide={setHidden} />
          </Stack>
        </Stack>
        <CollectFunds collection={collection} />
        <DefinitionList items={items} />
        <AutomaticTransferSwitch automatic={balance.automatic} />
      </Stack>
    </Card>
  );
}
