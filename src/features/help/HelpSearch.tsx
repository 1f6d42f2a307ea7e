import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import * as styles from './HelpScreen.css.ts';

export interface HelpSearchProps {
  query: string;
  onChange: (query: string) => void;
}

/** The search field of the help centre; results update while typing. */
export function HelpSearch({ query, onChange }: HelpSearchProps) {
  const { t } = useTranslation('help');
  return (
    <div className={styles.search}>
      <SearchField
        name="help"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        value={query}
        onChange={onChange}
      />
    </div>
  );
}
