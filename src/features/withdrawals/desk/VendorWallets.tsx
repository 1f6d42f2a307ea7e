import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { heldIn } from '#src/shared/balance/transfer/amounts.ts';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useBringHome } from './useBringHome.ts';

/** What the vendors' wallets hold, the way to bring it home, and what is in closed ones; nothing where they are empty. */
export function VendorWallets({ wallets }: Pick<WalletBalance, 'wallets'>) {
  const { t } = useTranslation(['withdrawals', 'balance']);
  const { amount } = useFormat();
  const { failure, isPending, start } = useBringHome();
  const [open, closed] = [heldIn(wallets, 'open'), heldIn(wallets, 'closed')];
  const canMove = isPositive(open) || failure !== null;
  if (!canMove && !isPositive(closed)) return null;
  const isUnconfirmed = failure?.outcome === 'unconfirmed';
  return (
    <Card tone="sunken">
      <Stack gap="s" align="start">
        {failure && <TransferError key={failure.id} failure={failure} />}
        {canMove && (
          <>
            <Text>{t('vendors.text', { amount: amount(open) })}</Text>
            <Button busy={isPending} onClick={start}>
              {isUnconfirmed ? t('vendors.again') : t('vendors.move', { amount: amount(open) })}
            </Button>
          </>
        )}
        {isPositive(closed) && <Text>{t('balance:left', { amount: amount(closed) })}</Text>}
      </Stack>
    </Card>
  );
}
