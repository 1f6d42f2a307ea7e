import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { iconsQuery } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { PictureChoice } from './PictureChoice.tsx';

export interface PictureDialogProps {
  /** Another was chosen. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialog to choose a picture (S7.16). */
export function PictureDialog({ onDone, onClose }: PictureDialogProps) {
  const { t } = useTranslation('member');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(iconsQuery(usePlatform()));
  return (
    <Dialog
      open
      title={t('picture.title')}
      loading={!data && !error}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {data ? (
        <PictureChoice icons={data} onDone={onDone} onSame={onClose} />
      ) : (
        <ErrorState
          title={t('picture.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
