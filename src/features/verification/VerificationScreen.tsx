import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { PartCard } from './documents/PartCard.tsx';
import { PlayMoneyDocumentNote } from './PlayMoneyDocumentNote.tsx';
import { SendPart } from './SendPart.tsx';
import { StatusCard } from './status/StatusCard.tsx';

function Proof() {
  const { t } = useTranslation('verification');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(usePlatform()));
  if (!data) {
    if (!error) return <SkeletonLines />;
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: () => void refetch() };
    return <ErrorState title={t('failed')} hint={words(error)} {...again} />;
  }
  const { state, parts } = data;
  const isOpen = state === 'not_started' || state === 'more_needed';
  return (
    <>
      <StatusCard proof={data} />
      {(isOpen || state === 'in_review') &&
        parts.map((part) => <PartCard key={part.purpose} part={part} isOpen={isOpen} />)}
      {isOpen && <SendPart proof={data} />}
    </>
  );
}

/** Identity verification: requirements with reasons, the documents, and the review status. */
export function VerificationScreen() {
  const { t } = useTranslation('verification');
  return (
    <Stack gap="l">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <PlayMoneyDocumentNote />
      <Proof />
    </Stack>
  );
}
