import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { promotionApplicationsQuery } from '#src/platform/endpoints/promotions/applications.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { useSession } from '#src/session/SessionContext.tsx';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb/Breadcrumb.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

function Applications() {
  const { t, i18n } = useTranslation('promotions');
  const list = useInfiniteQuery(promotionApplicationsQuery(usePlatform(), i18n.language));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (error && !data) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('applications.failed')} error={error} {...again} />;
  }
  if (!data) {
    return <SkeletonLines />;
  }
  const applications = data.pages.flatMap((page) => page.list);
  if (applications.length === 0) {
    return (
      <EmptyState
        icon="ticket"
        title={t('applications.none')}
        hint={t('applications.noneHint')}
        action={<ButtonLink to={PROMOTIONS_PATH}>{t('list.all')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Stack as="ul" gap="m">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('applications.more')}
        </Button>
      )}
    </>
  );
}

/** The player's applications with their outcomes (S4.16). */
export function ApplicationList() {
  const { t } = useTranslation('promotions');
  const { token } = useSession();
  return (
    <Stack gap="l">
      <Breadcrumb
        label={t('detail.path')}
        above={[{ label: t('title'), to: PROMOTIONS_PATH }]}
        here={t('applications.title')}
      />
      <Heading level={1}>{t('applications.title')}</Heading>
      {token === undefined ? (
        <EmptyState
          icon="user"
          title={t('applications.logIn')}
          action={<LoginLink>{t('applications.logInAction')}</LoginLink>}
        />
      ) : (
        <Applications />
      )}
    </Stack>
  );
}
