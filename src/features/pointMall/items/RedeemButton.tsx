import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { RedeemDialogProps } from './RedeemDialog.tsx';

const loadDialog = () => import('./RedeemDialog.tsx');
const RedeemDialog = lazy(async () => ({ default: (await loadDialog()).RedeemDialog }));

export interface RedeemButtonProps extends RedeemDialogProps {
  open: boolean;
  onOpen: () => void;
}

/** Opens an item's dialog (S7.30). */
export function RedeemButton({ open, onOpen, ...dialog }: RedeemButtonProps) {
  const { t } = useTranslation('pointMall');
  return (
    <>
      <Button
        aria-label={t('items.redeemNamed', { name: dialog.item.name })}
        onClick={onOpen}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {t('items.redeem')}
      </Button>
      {dialog.redeem.failure?.outcome === 'unconfirmed' && (
        <Badge tone="info">{t('unconfirmed.title')}</Badge>
      )}
      <Suspense>{open && <RedeemDialog {...dialog} />}</Suspense>
    </>
  );
}
