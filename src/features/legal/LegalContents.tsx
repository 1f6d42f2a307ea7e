import { useTranslation } from 'react-i18next';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { anchorOf, type Clause } from './clause.ts';
import * as styles from './LegalPage.css.ts';

/** The table of contents: a link to each clause. */
export function LegalContents({ clauses }: { clauses: readonly Clause[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('contents')} className={styles.contentsPlace}>
      <ol className={styles.contents}>
        {clauses.map((clause) => (
          <li key={clause}>
            <TextLink to={`#${anchorOf(clause)}`}>{t(`${clause}.title`)}</TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
