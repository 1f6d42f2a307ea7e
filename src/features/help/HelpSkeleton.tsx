import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './HelpScreen.css.ts';

const CHIPS = ['a', 'b', 'c', 'd'];
const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The skeleton of the help sections. */
export function HelpSkeleton() {
  const { t } = useTranslation('help');
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.searchShape}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.chipShapes}>
        {CHIPS.map((chip) => (
          <Skeleton key={chip} shape="pill" />
        ))}
      </div>
      <div className={styles.subject}>
        <Skeleton width="short" />
        {QUESTIONS.map((question) => (
          <div key={question} className={styles.questionShape}>
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </div>
  );
}
