import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointRecord } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { recordName } from './recordName.ts';

const loadDialog = () => import('./RecordDialog.tsx');
const RecordDialog = lazy(async () => ({ default: (await loadDialog()).RecordDialog }));

/** Opens the details of a record. */
export function RecordButton({ record }: { record: PointRecord }) {
  const { t } = useTranslation('pointMall');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        tone="quiet"
        aria-label={`${t('records.details')}: ${recordName(record, t)}`}
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {t('records.details')}
      </Button>
      <Suspense>{open && <RecordDialog id={record.id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
