import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NETWORK_NAMES } from '#src/brand/contact.ts';
import {
  type Contact,
  customerServiceQuery,
} from '#src/platform/endpoints/system/customerService.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Networks } from './Networks.tsx';

function ContactCard({ csType, address }: Contact) {
  const { t } = useTranslation('support');
  return csType === 'EMAIL' ? (
    <CardLink
      to={address}
      title={t('contacts.email')}
      hint={address.replace(/^mailto:/, '')}
      icon="mail"
    />
  ) : (
    <CardLink
      to={address}
      title={NETWORK_NAMES[csType]}
      hint={new URL(address).hostname}
      icon="external"
    />
  );
}

function Entries() {
  const { t } = useTranslation('support');
  const words = useErrorMessage();
  const { data, error, refetch, isFetching } = useQuery(customerServiceQuery(usePlatform()));
  if (data?.length === 0) {
    return <EmptyState icon="headset" title={t('contacts.none')} hint={t('contacts.noneHint')} />;
  }
  if (data) {
    return (
      <Grid columns="wide">
        {data.map((contact) => (
          <ContactCard key={contact.address} {...contact} />
        ))}
      </Grid>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('contacts.failed')}
        hint={words(error)}
        retryLabel={t('contacts.retry')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <Card>
      <SkeletonLines />
    </Card>
  );
}

/** The merchant's contact channels from the platform (S3.10). */
export function Contacts() {
  const { t } = useTranslation('support');
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('contacts.title')}</Heading>
      <Entries />
      <Networks />
    </Stack>
  );
}
