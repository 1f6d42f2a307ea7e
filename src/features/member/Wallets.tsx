import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The balances of the player's wallets and the switch for automatic transfer. Renders nothing on a brand with a single wallet. */
export function Wallets({ hidden }: { hidden: boolean }) {
  const { t, i18n } = useTranslation('member');
  const { t: app } = useTranslation('app');
  const { amount } = useFormat();
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  if (!data || data.single) return null;
  const veil = hidden ? { label: app('account.balanceHidden') } : undefined;
  const wallets = [
    { displayName: t('balance.main'), balance: data.balance },
    ...data.wallets.filter(({ balance }) => isPositive(balance)),
  ];
  return (
    <Stack gap="m">
      <DefinitionList
        items={wallets.map(({ displayName, balance }) => ({
          term: displayName,
          value: <Money value={balance} text={amount(balance)} hidden={veil} />,
        }))}
      />
      <AutomaticTransferSwitch automatic={data.automatic} />
    </Stack>
  );
}
