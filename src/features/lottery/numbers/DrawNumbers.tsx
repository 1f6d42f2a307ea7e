import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './DrawNumbers.css.ts';

export interface DrawNumbersProps {
  /** In the order drawn. */
  numbers: readonly number[];
  size: (typeof styles.SIZES)[number];
}

/** The numbers of a draw, each in a ball; screen readers get them as one text. */
export function DrawNumbers({ numbers, size }: DrawNumbersProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const texts = numbers.map(count);
  return (
    <span className={styles.balls[size]}>
      <VisuallyHidden>{t('numbers', { numbers: texts.join(', ') })}</VisuallyHidden>
      {texts.map((text, place) => (
        // A draw never changes, and the same number can come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells numbers apart
        <span key={place} className={styles.ball[size]} aria-hidden="true">
          {text}
        </span>
      ))}
    </span>
  );
}
