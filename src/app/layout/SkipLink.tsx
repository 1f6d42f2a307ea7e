import { useTranslation } from 'react-i18next';
import { skip } from './Layout.css.ts';

/** The id of the main part, that the skip link leads to. */
export const MAIN_ID = 'main';

/** Leads past the header and the menus, for those who go through a page by keyboard. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <a className={skip} href={`#${MAIN_ID}`}>
      {t('skip')}
    </a>
  );
}
