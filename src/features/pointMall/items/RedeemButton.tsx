import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';

const loadDialog = () => import('./RedeemDialog.tsx');
const RedeemDialog = lazy(async () => ({ default: (await loadDialog()).RedeemDialog }));

export interface RedeemButtonProps {
  item: PointItem;
  /** The points that there are; enough for the item. */
  balance: string;
}

/** Opens what redeems an item (S7.30). */
export function RedeemButton({ item, balance }: RedeemButtonProps) {
  const { t } = useTranslation('pointMall');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('items.redeemNamed', { name: item.name })}
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {t('items.redeem')}
      </Button>
      <Suspense>
        {open && <RedeemDialog item={item} balance={balance} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
