import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointConfig } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useConvert } from './useConvert.ts';

const loadDialog = () => import('./ConvertDialog.tsx');
const ConvertDialog = lazy(async () => ({ default: (await loadDialog()).ConvertDialog }));

export interface ConvertButtonProps {
  /** The available points. */
  balance: string;
  config: PointConfig;
}

/** Opens the dialog to convert points (S7.30). */
export function ConvertButton({ balance, config }: ConvertButtonProps) {
  const { t } = useTranslation('pointMall');
  const [open, setOpen] = useState(false);
  // Here, so that a closed dialog does not lose an unconfirmed order.
  const convert = useConvert(() => setOpen(false));
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={loadDialog} onFocus={loadDialog}>
        {t('balance.convert')}
      </Button>
      {convert.failure?.outcome === 'unconfirmed' && (
        <Badge tone="info">{t('unconfirmed.title')}</Badge>
      )}
      <Suspense>
        {open && (
          <ConvertDialog
            balance={balance}
            config={config}
            convert={convert}
            onClose={() => {
              setOpen(false);
              convert.forgetRefusal();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
