import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { clockTime } from '#src/i18n/marketTime.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { useMember } from '#src/session/useMember.ts';
import { useMarketStyle } from '#src/shared/agentCentre/useMarketStyle.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Clock } from '#src/ui/clock/Clock.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { Logo } from '../Logo.tsx';
import { PlayMoneyMark } from '../PlayMoneyMark.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { AgentBalance } from './AgentBalance.tsx';
import * as styles from './AgentLayout.css.ts';

/** The logout confirmation above the page (S4.2). */
const LOGOUT_PATH = '/logout';

/** The agent's name, and the market time to the second, by the platform's clock. */
function WhoAndWhen() {
  const { t } = useTranslation('agentCentre');
  const style = useMarketStyle();
  const { zoneOffset } = useFormat();
  const now = usePlatformClock();
  const member = useMember();
  const name = member && (member.nickname || member.account);
  return (
    <div className={styles.line}>
      <span className={styles.who}>
        <Icon name="user" />
        <VisuallyHidden>{t('who')}</VisuallyHidden>
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.time}>
        <Clock
          label={t('clock')}
          format={(moment) => clockTime(moment, style)}
          zone={zoneOffset()}
          now={now}
        />
      </span>
    </div>
  );
}

/** The header of the agent centre: the link to the site, the agent's name, the market time, the balance, and log out (S2.17). */
export function AgentHeader() {
  const { t } = useTranslation('agentCentre');
  const navigate = useNavigate();
  const background = useLocation();
  const leave = () => navigate(LOGOUT_PATH, { state: { background } });
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <Logo />
        <span className={styles.title}>{t('title')}</span>
      </div>
      <WhoAndWhen />
      <div className={styles.tools}>
        <AgentBalance />
        <PlayMoneyMark linked narrow />
        <span className={styles.looks}>
          <LanguageLinks />
          <ThemeSwitch />
        </span>
        <span className={styles.leaveIcon}>
          <IconButton icon="logOut" label={t('signOut')} onClick={leave} />
        </span>
        <span className={styles.leaveWords}>
          <Button size="s" icon="logOut" onClick={leave}>
            {t('signOut')}
          </Button>
        </span>
      </div>
    </header>
  );
}
