import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import type { RedeemDialogProps } from './RedeemDialog.tsx';

const loadDialog = () => import('./RedeemDialog.tsx');
const RedeemDialog = lazy(async () => ({ default: (await loadDialog()).RedeemDialog }));

export type RedeemButtonProps = Omit<RedeemDialogProps, 'onClose'>;

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
