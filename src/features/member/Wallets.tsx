import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/walletBalance.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useAutomaticFunds } from '#src/session/balance/useAutomaticFunds.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Switch } from '#src/ui/switch/Switch.tsx';

/** Where the balance lies, and whether it moves by itself with the games that are opened; nothing where there is one wallet for all. */
export function Wallets({ hidden }: { hidden: boolean }) {
  const { t, i18n } = useTranslation('member');
  const { t: app } = useTranslation('app');
  const { amount } = useFormat();
  const words = useErrorMessage();
  const change = useAutomaticFunds();
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  if (!data || data.single) return null;
  const veil = hidden ? { label: app('account.balanceHidden') } : undefined;
  const wallets = [
    { displayName: t('balance.main'), balance: data.balance },
    ...data.wallets.filter(({ balance }) => Number(balance) > 0),
  ];
  return (
    <Stack gap="m">
      <DefinitionList
        items={wallets.map(({ displayName, balance }) => ({
          term: displayName,
          value: <Money value={balance} text={amount(balance)} hidden={veil} />,
        }))}
      />
      <Switch
        label={t('balance.automatic')}
        hint={t('balance.automaticHint')}
        error={change.error ? words(change.error) : undefined}
        value={change.isPending ? change.variables : data.automatic}
        disabled={change.isPending}
        onChange={(value) => change.mutate(value)}
      />
    </Stack>
  );
}
