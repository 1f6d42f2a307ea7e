import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { BalancePart } from './BalancePart.tsx';
import { DetailsPart } from './details/DetailsPart.tsx';
import { AccountMenu } from './entries/AccountMenu.tsx';
import { AgentCentreLink } from './entries/AgentCentreLink.tsx';
import { ProfilePart } from './face/ProfilePart.tsx';
import * as styles from './MemberScreen.css.ts';
import { LastBets } from './overview/LastBets.tsx';
import { LimitsLeft } from './overview/LimitsLeft.tsx';
import { overview } from './overview/Overview.css.ts';
import { PendingPayments } from './overview/PendingPayments.tsx';

/** The member centre: the home of an account, most important first, one press from all its screens (S2.10). */
export function MemberScreen() {
  const { t } = useTranslation('member');
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <AgentCentreLink />
      <div className={styles.head}>
        <BalancePart />
        <ProfilePart />
      </div>
      <div className={overview}>
        <PendingPayments />
        <LimitsLeft />
        <LastBets />
      </div>
      <div className={styles.body}>
        <AccountMenu />
        <DetailsPart />
      </div>
    </div>
  );
}
