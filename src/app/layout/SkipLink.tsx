import { useTranslation } from 'react-i18next';
import { skip } from './Layout.css.ts';

/** The id of the main part, the skip link's target. */
export const MAIN_ID = 'main';

/** The link past the header and the menus for keyboard users. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <a className={skip} href={`#${MAIN_ID}`}>
      {t('skip')}
    </a>
  );
}
