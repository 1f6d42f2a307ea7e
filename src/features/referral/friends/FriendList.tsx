import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { referralFriendsQuery } from '#src/platform/endpoints/referral/referral.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { FriendCard } from './FriendCard.tsx';
import { FriendsSkeleton } from './FriendsSkeleton.tsx';

function Friends() {
  const { t } = useTranslation('referral');
  const list = useInfiniteQuery(referralFriendsQuery(usePlatform()));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('friends.failed')} error={error} {...again} />;
  }
  if (!data) {
    return <FriendsSkeleton />;
  }
  const friends = data.pages.flatMap((page) => page.list);
  if (friends.length === 0) {
    return <EmptyState icon="user" title={t('friends.none')} hint={t('friends.noneHint')} />;
  }
  return (
    <>
      <Grid as="ul" columns="medium">
        {friends.map((friend) => (
          <FriendCard key={`${friend.customerName} ${friend.joinedAt}`} friend={friend} />
        ))}
      </Grid>
      {hasNextPage && (
        <Stack align="center">
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('friends.more')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** Invited friends, newest first, with masked names. */
export function FriendList() {
  const { t } = useTranslation('referral');
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('friends.title')}</Heading>
      <Friends />
    </Stack>
  );
}
