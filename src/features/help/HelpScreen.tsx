import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { ContentBlocks } from '#src/shared/blocks/ContentBlocks.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { HelpContent } from './HelpContent.tsx';
import * as styles from './HelpScreen.css.ts';
import { MoreHelp } from './MoreHelp.tsx';

/** The help centre: sections, search, answers; the hash `#term` leads to the terms (S2.11). */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const { help: around = {} } = useBrand().pages;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </header>
      <ContentBlocks blocks={around.above} list="help.above" />
      <HelpContent />
      <ContentBlocks blocks={around.below} list="help.below" />
      <MoreHelp />
    </div>
  );
}
