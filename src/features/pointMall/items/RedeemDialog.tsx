import { useTranslation } from 'react-i18next';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { amountOf, hundredthsOf } from '../pointUnits.ts';
import { RedeemForm } from './RedeemForm.tsx';

export interface RedeemDialogProps {
  item: PointItem;
  /** The points that there are; enough for the item. */
  balance: string;
  onClose: () => void;
}

/** What an item costs and leaves, and the payment password that is checked before points go out (S7.30). */
export function RedeemDialog({ item, balance, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const left = amountOf(hundredthsOf(balance) - hundredthsOf(item.price));
  return (
    <Dialog
      open
      title={t('redeem.title', { name: item.name })}
      closeLabel={t('redeem.close')}
      onClose={onClose}
    >
      <Stack gap="l">
        <DefinitionList
          items={[
            { term: t('redeem.price'), value: t('redeem.points', { points: points(item.price) }) },
            { term: t('redeem.after'), value: t('redeem.points', { points: points(left) }) },
          ]}
        />
        <Text size="s" tone="secondary">
          {t(`redeem.${item.kind}`)}
        </Text>
        <RedeemForm item={item} onDone={onClose} />
      </Stack>
    </Dialog>
  );
}
