import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { MissingForm, type MissingFormProps } from './MissingForm.tsx';

/**
 * The form for the real name and the birth date that an account lacks. A break of the person, taken with any account, applies as soon as
 * both are saved.
 */
export function DetailsForm({ onDone }: Pick<MissingFormProps, 'onDone'>) {
  const { t } = useTranslation('details');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(profileQuery(usePlatform()));
  if (data) return <MissingForm profile={data} onDone={onDone} />;
  if (!error) return <SkeletonLines />;
  return (
    <ErrorState
      title={t('failed')}
      hint={words(error)}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
