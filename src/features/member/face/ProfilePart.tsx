import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { profileQuery } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { AccountCode } from '#src/shared/account/AccountCode.tsx';
import { shownName } from '#src/shared/account/shownName.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PictureButton } from './PictureButton.tsx';
import * as styles from './ProfilePart.css.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { VipMark } from './VipMark.tsx';

/** "Member since" with its date; renders nothing if the platform does not send it. */
function Since() {
  const { t } = useTranslation('member');
  const { date } = useFormat();
  // If it failed, the details part retries it.
  const { data, isPending } = useQuery({ ...profileQuery(usePlatform()), retryOnMount: false });
  if (!data && !isPending) return null;
  return (
    <div className={styles.since} aria-busy={isPending}>
      {data ? (
        <Text size="s" tone="secondary">
          {t('since', { date: date(data.registeredAt, 'date') })}
        </Text>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

/** The player's profile (S2.20): picture, name, account, level and badges. */
export function ProfilePart() {
  const { t } = useTranslation('app');
  const { count } = useFormat();
  const member = useMember();
  if (!member) return <ProfileSkeleton />;
  const waiting = member.availablePromoCount + member.unreadMessage;
  return (
    <Card as="section" labelledBy="member-name">
      <div className={styles.face}>
        <PictureButton member={member} />
        <div className={styles.who}>
          <div className={styles.name}>
            <Heading level={2} size="l" id="member-name">
              {shownName(member)}
            </Heading>
            {member.nickname === '' && <AccountCode account={member.account} named />}
          </div>
          {member.nickname !== '' && <AccountCode account={member.account} />}
          <div className={styles.marks}>
            {member.hasVip && <VipMark member={member} />}
            <Since />
          </div>
          {waiting > 0 && (
            <Text size="s">{t('account.waiting', { count: waiting, shown: count(waiting) })}</Text>
          )}
        </div>
      </div>
    </Card>
  );
}
