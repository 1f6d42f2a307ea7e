import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import type { BreakKind } from './breakKinds.ts';

const load = () => import('./BreakDialog.tsx');
const BreakDialog = lazy(async () => ({ default: (await load()).BreakDialog }));

/** Opens the break dialog. */
export function BreakButton({ kind }: { kind: BreakKind }) {
  const { t } = useTranslation('protection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
        {t(`${kind}.open`)}
      </Button>
      <Suspense>{open && <BreakDialog kind={kind} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
