import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { referralQuery } from '#src/platform/endpoints/referral/referral.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { FriendList } from '../friends/FriendList.tsx';
import { EarningsCard } from './EarningsCard.tsx';
import { Funnel } from './Funnel.tsx';
import { LinkCard } from './LinkCard.tsx';
import * as styles from './OwnInvitation.css.ts';
import { OwnInvitationSkeleton } from './OwnInvitationSkeleton.tsx';
import { TierList } from './TierList.tsx';

/** A member's invitation: link and code, earnings, tiers, and the friends who joined (S2.16). */
export function OwnInvitation() {
  const { t } = useTranslation('referral');
  const { data, error, isFetching, refetch } = useQuery(referralQuery(usePlatform()));
  const member = useMember();
  if (member && !member.availablePromo.REFERRAL.enabled) {
    return <EmptyState icon="user" title={t('own.closed')} hint={t('own.closedHint')} />;
  }
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('own.failed')} error={error} {...again} />;
  }
  if (!data || !member) {
    return <OwnInvitationSkeleton />;
  }
  return (
    <>
      <div className={styles.cards}>
        <LinkCard link={data.link} code={data.referralCode} />
        <EarningsCard {...data} />
      </div>
      <Funnel figures={data.funnel} />
      <TierList tiers={data.tiers} />
      <FriendList />
    </>
  );
}
