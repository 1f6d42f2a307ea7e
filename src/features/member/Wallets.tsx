import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { WalletAmount } from '#src/shared/balance/WalletAmount.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The balances of the player's wallets and the switch for automatic transfer. Renders nothing on a brand with a single wallet. */
export function Wallets({ hidden }: { hidden: boolean }) {
  const { t, i18n } = useTranslation('member');
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  if (!data || data.single) return null;
  const filled = data.wallets.filter(({ balance }) => isPositive(balance));
  return (
    <Stack gap="m">
      <DefinitionList
        items={[
          {
            term: t('balance.main'),
            value: <WalletAmount amount={data.balance} hidden={hidden} />,
          },
          ...filled.map(({ displayName, balance, state }) => ({
            term: displayName,
            value: <WalletAmount amount={balance} {...{ hidden, state }} />,
          })),
        ]}
      />
      <AutomaticTransferSwitch automatic={data.automatic} />
    </Stack>
  );
}
