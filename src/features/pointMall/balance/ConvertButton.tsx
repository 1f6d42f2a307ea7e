import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointConfig } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';

const loadDialog = () => import('./ConvertDialog.tsx');
const ConvertDialog = lazy(async () => ({ default: (await loadDialog()).ConvertDialog }));

export interface ConvertButtonProps {
  /** The points that there are. */
  balance: string;
  config: PointConfig;
}

/** Opens what converts points into play credit (S7.30). */
export function ConvertButton({ balance, config }: ConvertButtonProps) {
  const { t } = useTranslation('pointMall');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={loadDialog} onFocus={loadDialog}>
        {t('balance.convert')}
      </Button>
      <Suspense>
        {open && <ConvertDialog balance={balance} config={config} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
