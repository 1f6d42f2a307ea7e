import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './ScreenSkeleton.css.ts';

const CARDS = Array.from({ length: 12 }, (_, card) => card);

/** The shape of a screen of games while it comes. */
export function ScreenSkeleton() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.shape} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.heading}>
        <Skeleton width="short" />
      </div>
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
