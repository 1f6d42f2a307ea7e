import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { amountOfMinor, isPositive, minorOf } from '#src/shared/balance/minorUnits.ts';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useBringHome } from './useBringHome.ts';

/** What the vendors' wallets hold, and the way to bring it home; nothing where they are empty. */
export function VendorWallets({ wallets }: Pick<WalletBalance, 'wallets'>) {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  const { failure, isPending, start } = useBringHome();
  const sum = amountOfMinor(wallets.reduce((all, one) => all + (minorOf(one.balance) ?? 0n), 0n));
  if (!isPositive(sum) && !failure) return null;
  const isOpen = failure?.outcome === 'unconfirmed';
  return (
    <Card tone="sunken">
      <Stack gap="s" align="start">
        {failure && <TransferError key={failure.id} failure={failure} />}
        <Text>{t('vendors.text', { amount: amount(sum) })}</Text>
        <Button busy={isPending} onClick={start}>
          {isOpen ? t('vendors.again') : t('vendors.move', { amount: amount(sum) })}
        </Button>
      </Stack>
    </Card>
  );
}
