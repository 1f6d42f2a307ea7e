import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { REACHABLE } from '#src/ui/reachable.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { podium } from './podium.ts';
import * as styles from './WinnerBoard.css.ts';

export interface WinnerListsProps {
  winners: Parameters<typeof podium>[0];
}

/** The top three, always visible, and the others in a box that scrolls (S2.27). */
export function WinnerLists({ winners }: WinnerListsProps) {
  const { top, rest } = podium(winners);
  const { t } = useTranslation('lobby');
  const format = useFormat();
  return (
    <div className={styles.board}>
      <ol className={styles.top}>
        {top.map(({ place, customerName, winAmount }) => (
          <li key={place} className={styles.first}>
            <span className={styles.place} aria-hidden="true">
              {format.count(place)}
            </span>
            <VisuallyHidden>{t('winners.place', { place: format.count(place) })}</VisuallyHidden>
            <span className={styles.name}>{customerName}</span>
            <span className={styles.amount}>{format.amount(winAmount)}</span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className={styles.rest} aria-label={t('winners.rest')} {...REACHABLE}>
          {rest.map(({ place, customerName, winAmount }) => (
            <li key={place} className={styles.row}>
              <span className={styles.number}>{format.count(place)}</span>
              <span className={styles.name}>{customerName}</span>
              <span className={styles.amount}>{format.amount(winAmount)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
