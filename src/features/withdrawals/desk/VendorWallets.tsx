import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { heldIn } from '#src/shared/balance/transfer/amounts.ts';
import { CollectFunds } from '#src/shared/balance/transfer/CollectFunds.tsx';
import { useCollection } from '#src/shared/balance/transfer/useCollection.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The vendors' wallet balances, the button to collect them, and those of closed ones; renders nothing if empty. */
export function VendorWallets({ wallets }: Pick<WalletBalance, 'wallets'>) {
  const { t } = useTranslation(['withdrawals', 'balance']);
  const { amount } = useFormat();
  const collection = useCollection();
  const [open, closed] = [heldIn(wallets, 'open'), heldIn(wallets, 'closed')];
  const canMove = isPositive(open) || collection.isOpen;
  if (!canMove && !isPositive(closed)) return null;
  return (
    <Card tone="sunken">
      <Stack gap="s" align="start">
        {canMove && (
          <>
            <Text>{t('vendors', { amount: amount(open) })}</Text>
            <CollectFunds collection={collection} />
          </>
        )}
        {isPositive(closed) && <Text>{t('balance:left', { amount: amount(closed) })}</Text>}
      </Stack>
    </Card>
  );
}
