import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { CollectFunds } from '#src/shared/balance/transfer/CollectFunds.tsx';
import { useCollectFunds } from '#src/shared/balance/transfer/useCollectFunds.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/**
 * The vendors' wallet balances, the button to collect them, and those of closed ones; renders nothing if empty. Once collected, a text takes
 * the place of the button, and the focus.
 */
export function VendorWallets({ wallets }: Pick<WalletBalance, 'wallets'>) {
  const { t } = useTranslation(['withdrawals', 'balance']);
  const { amount } = useFormat();
  const collection = useCollectFunds();
  const [open, closed] = [vendorBalanceSum(wallets, 'open'), vendorBalanceSum(wallets, 'closed')];
  const canMove = isPositive(open) || collection.isOpen;
  const rest = useFocusOnChange(canMove);
  if (!canMove && !isPositive(closed) && !collection.isDone) return null;
  return (
    <Card tone="sunken">
      <Stack gap="s" align="start">
        {canMove && (
          <>
            <Text>{t('vendors', { amount: amount(open) })}</Text>
            <CollectFunds collection={collection} />
          </>
        )}
        {(!canMove || isPositive(closed)) && (
          <div ref={rest} tabIndex={-1}>
            <Text>
              {isPositive(closed)
                ? t('balance:left', { amount: amount(closed) })
                : t('balance:allInMain')}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}
