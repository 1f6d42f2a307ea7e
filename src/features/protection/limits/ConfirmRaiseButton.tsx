import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import type { ConfirmRaiseDialogProps } from './ConfirmRaiseDialog.tsx';

const load = () => import('./ConfirmRaiseDialog.tsx');
const ConfirmRaiseDialog = lazy(async () => ({ default: (await load()).ConfirmRaiseDialog }));

/** Opens the dialog to confirm a raise. */
export function ConfirmRaiseButton(props: Omit<ConfirmRaiseDialogProps, 'onClose'>) {
  const { t } = useTranslation('protection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        aria-label={t('named', { action: t('raise.open'), limit: props.limit.title })}
        onClick={() => setOpen(true)}
        onPointerEnter={load}
        onFocus={load}
      >
        {t('raise.open')}
      </Button>
      <Suspense>
        {open && <ConfirmRaiseDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
