import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { BalanceTools } from '#src/shared/balance/BalanceTools.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { Collection } from './useCollection.ts';

export interface WalletsPartProps {
  balance: WalletBalance;
  collection: Collection;
}

/** All balances of the player, the button that moves them all to the main wallet, and the switch for automatic transfer. */
export function WalletsPart({ balance, collection }: WalletsPartProps) {
  const { t } = useTranslation('transfers');
  const { t: session } = useTranslation('session');
  const { t: app } = useTranslation('app');
  const { amount } = useFormat();
  const [hidden, setHidden] = useHiddenBalance();
  const veil = hidden ? { label: app('account.balanceHidden') } : undefined;
  const { wallets, locked, failure } = { ...balance, ...collection };
  const rows = [
    { term: t('total'), value: balance.total },
    { term: session('transfer.main'), value: balance.balance },
    ...wallets.map(({ displayName, balance: value }) => ({ term: displayName, value })),
    ...(isPositive(locked) ? [{ term: t('locked'), value: locked }] : []),
  ];
  return (
    <Card as="section" labelledBy="transfers-wallets">
      <Stack gap="m">
        <Stack direction="row" gap="s" justify="between" align="center" wrap>
          <Heading level={2} size="m" id="transfers-wallets">
            {t('wallets')}
          </Heading>
          <Stack direction="row" gap="xs">
            <BalanceTools hidden={hidden} onHide={setHidden} />
          </Stack>
        </Stack>
        {failure && <TransferError key={failure.id} failure={failure} />}
        <Button busy={collection.isPending} onClick={collection.start}>
          {failure?.outcome === 'unconfirmed' ? t('retry') : t('collect')}
        </Button>
        <DefinitionList
          items={rows.map(({ term, value }) => ({
            term,
            value: <Money value={value} text={amount(value)} hidden={veil} />,
          }))}
        />
        <AutomaticTransferSwitch automatic={balance.automatic} />
      </Stack>
    </Card>
  );
}
