import { useTranslation } from 'react-i18next';
import * as styles from './SaveWords.css.ts';

/** The label of the button that saves a record; on phones only the kind of file is shown. */
export function SaveWords() {
  const { t } = useTranslation('session');
  return (
    <>
      <span className={styles.whole}>{t('records.save')}</span>
      <span className={styles.spoken}>{t('records.save')}</span>
      <span className={styles.short} aria-hidden="true">
        {t('records.saveShort')}
      </span>
    </>
  );
}
