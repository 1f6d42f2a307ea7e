import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { HelpSection } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import * as styles from './HelpScreen.css.ts';
import { HelpSectionBlock } from './HelpSectionBlock.tsx';

/** All help sections with links to each; the hash in the address names the chosen one. */
export function HelpSections({ sections }: { sections: readonly HelpSection[] }) {
  const { t } = useTranslation('help');
  const chosen = useLocation().hash.slice(1);
  return (
    <div className={styles.sections}>
      <nav className={styles.subjects} aria-label={t('sections')}>
        <ChipRow label={t('sections')}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <ChipLink to={`#${id}`} replace current={id === chosen}>
                {title}
              </ChipLink>
            </li>
          ))}
        </ChipRow>
      </nav>
      {sections.map((section) => (
        <HelpSectionBlock key={section.id} section={section} open={section.id === chosen} />
      ))}
    </div>
  );
}
