import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { clockTime } from '#src/i18n/marketTime.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useMember } from '#src/session/useMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Clock } from '#src/ui/clock/Clock.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AgentCentre.css.ts';
import { useMarketStyle } from './useMarketStyle.ts';

/** Asks whether to leave, above the page (S4.2). */
const LOGOUT_PATH = '/logout';

export interface AgentHeaderProps {
  /** The page has no title of its own, so the header is its heading. */
  isHeading: boolean;
}

/** The head of the agent centre: whose it is, the time of the market to the second, and the way out (S2.17). */
export function AgentHeader({ isHeading }: AgentHeaderProps) {
  const { t } = useTranslation('agentCentre');
  const style = useMarketStyle();
  const { zoneOffset } = useFormat();
  const member = useMember();
  const navigate = useNavigate();
  const background = useLocation();
  return (
    <header className={styles.head}>
      <Stack gap="xs">
        {isHeading ? (
          <Heading level={1}>{t('title')}</Heading>
        ) : (
          <Text weight="strong">{t('title')}</Text>
        )}
        {member && (
          <Text tone="secondary" size={isHeading ? 'm' : 's'}>
            {t('who', { name: member.nickname || member.account })}
          </Text>
        )}
      </Stack>
      <Stack direction="row" wrap gap="m" align="center">
        <Text as="div">
          <Clock
            label={t('clock')}
            format={(moment) => clockTime(moment, style)}
            zone={zoneOffset()}
          />
        </Text>
        <Button onClick={() => navigate(LOGOUT_PATH, { state: { background } })}>
          {t('signOut')}
        </Button>
      </Stack>
    </header>
  );
}
