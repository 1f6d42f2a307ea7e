import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { DataSaver } from '../DataSaver.tsx';
import { EntryLink } from '../EntryLink.tsx';
import { base, footer, inner, languages, link } from '../Footer.css.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { LegalBlock } from '../LegalBlock.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { kept } from './AgentLayout.css.ts';

/** The footer of the agent centre: what no brand can switch off, and who runs the site (DECISIONS, player protection). */
export function AgentFooter() {
  const { t } = useTranslation('app');
  const entries = rowsAt(useSite().rows, 'footer').filter(
    ({ switch: name, category }) => name === undefined && category === undefined,
  );
  return (
    <footer className={footer}>
      <div className={inner}>
        <nav aria-label={t('nav.footer')}>
          <ul className={kept}>
            {entries.map((row) => (
              <li key={row.id}>
                <EntryLink row={row} className={link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={base}>
          <LegalBlock />
          <div className={languages}>
            <LanguageLinks noted />
            <ThemeSwitch />
            <DataSaver />
          </div>
        </div>
      </div>
    </footer>
  );
}
