import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pointRecordQuery } from '#src/platform/endpoints/points/pointRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { RecordDetails } from './RecordDetails.tsx';

export interface RecordDialogProps {
  id: string;
  onClose: () => void;
}

/** The dialog of one point record, freshly fetched (S7.30). */
export function RecordDialog({ id, onClose }: RecordDialogProps) {
  const { t, i18n } = useTranslation('pointMall');
  const { data, error, isFetching, refetch } = useQuery(
    pointRecordQuery(usePlatform(), i18n.language, id),
  );
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
  return (
    <Dialog
      open
      title={t('records.details')}
      closeLabel={t('records.close')}
      onClose={onClose}
      loading={!data && !error}
    >
      {data && <RecordDetails record={data} />}
      {!data && error && <RewardsFailed title={t('records.failed')} error={error} {...again} />}
    </Dialog>
  );
}
