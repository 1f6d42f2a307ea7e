import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Part } from '../Part.tsx';

const load = () => import('./CloseAccountDialog.tsx');
const CloseAccountDialog = lazy(async () => ({ default: (await load()).CloseAccountDialog }));

/** Closes the account for good. Breaks come first on the page. */
export function CloseAccount() {
  const { t } = useTranslation('protection');
  const [open, setOpen] = useState(false);
  return (
    <Part id="closure" title={t('closure.title')} text={t('closure.text')}>
      <div>
        <Button tone="quiet" onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
          {t('closure.open')}
        </Button>
      </div>
      <Suspense>{open && <CloseAccountDialog onClose={() => setOpen(false)} />}</Suspense>
    </Part>
  );
}
