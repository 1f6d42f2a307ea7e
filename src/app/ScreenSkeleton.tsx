import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './ScreenSkeleton.css.ts';

const CARDS = Array.from({ length: 12 }, (_, card) => card);

export interface ScreenSkeletonProps {
  /** The screen lists games, with a search and the vendors above them. */
  games?: boolean | undefined;
}

/** The skeleton of a screen while it loads. */
export function ScreenSkeleton({ games }: ScreenSkeletonProps) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.shape} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.heading} />
      {games && (
        <>
          <div className={styles.finding} />
          <div className={styles.vendors} />
        </>
      )}
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
