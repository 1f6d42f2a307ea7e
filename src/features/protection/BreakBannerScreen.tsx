import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './BreakBannerScreen.css.ts';

/** The page with the break's details. */
const OWN_PAGE = '/protection';

/** Tells a player on a break, on every other page, when it ends and what still works. */
export function BreakBannerScreen() {
  const { t } = useTranslation('protection');
  const { date } = useFormat();
  const { pathname } = useLocation();
  const until = useBreakUntil();
  if (!until || pathname === OWN_PAGE) return null;
  return (
    <aside className={styles.banner} aria-label={t('break.on')}>
      <Icon name="lifebuoy" />
      <Stack gap="xxs">
        <Text weight="strong">
          {t('break.until')} <DateTime moment={until} text={date(until, 'dateTime')} />
        </Text>
        <Text size="s">
          {t('break.stops')} {t('break.works')}
        </Text>
        <div>
          <TextLink to={OWN_PAGE} icon="chevronEnd">
            {t('title')}
          </TextLink>
        </div>
      </Stack>
    </aside>
  );
}
