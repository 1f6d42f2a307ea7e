import { useTranslation } from 'react-i18next';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { amountOf, hundredthsOf } from '../pointUnits.ts';
import type { PointSpending } from '../useSpending.ts';
import { RedeemForm } from './RedeemForm.tsx';

export interface RedeemDialogProps {
  item: PointItem;
  /** The available points; enough for the item, unless it was ordered already. */
  balance: string;
  redeem: PointSpending;
  onClose: () => void;
}

/** The dialog to redeem an item: price, points left, and the payment password, checked first (S7.30). */
export function RedeemDialog({ item, balance, redeem, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const left = amountOf(hundredthsOf(balance) - hundredthsOf(item.price));
  // The price may be deducted already.
  const isUnconfirmed = redeem.failure?.outcome === 'unconfirmed';
  const price = {
    term: t('redeem.price'),
    value: t('redeem.points', { points: points(item.price) }),
  };
  const after = { term: t('redeem.after'), value: t('redeem.points', { points: points(left) }) };
  return (
    <Dialog
      open
      title={t('redeem.title', { name: item.name })}
      closeLabel={t('redeem.close')}
      onClose={onClose}
    >
      <Stack gap="l">
        <DefinitionList items={isUnconfirmed ? [price] : [price, after]} />
        <Text size="s" tone="secondary">
          {t(`redeem.${item.kind}`)}
        </Text>
        <RedeemForm item={item} redeem={redeem} />
      </Stack>
    </Dialog>
  );
}
