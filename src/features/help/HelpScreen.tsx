import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { HelpContent } from './HelpContent.tsx';
import * as styles from './HelpScreen.css.ts';
import { MoreHelp } from './MoreHelp.tsx';

/** The help centre: sections, search, answers; the hash `#term` leads to the terms (S2.11). */
export function HelpScreen() {
  const { t } = useTranslation('help');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </header>
      <HelpContent />
      <MoreHelp />
    </div>
  );
}
