import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Clock } from '#src/ui/clock/Clock.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Money } from '#src/ui/money/Money.tsx';
import { useElapsedSeconds } from '../useElapsedSeconds.ts';
import type { SeenPosition } from '../usePlayWatch.ts';
import * as styles from './SessionBar.css.ts';

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** What no sitting has yet. */
const NOTHING = '0.00';

export interface PlayFiguresProps {
  trial: boolean;
  seen: SeenPosition | undefined;
}

/** The time of the market, how long the player has played, and what it has brought or cost; in a free trial the time alone. */
export function PlayFigures({ trial, seen }: PlayFiguresProps) {
  const { t } = useTranslation('play');
  const format = useFormat();
  const elapsed = useElapsedSeconds(seen);
  const net = seen?.position.sitting?.net ?? NOTHING;
  return (
    <dl className={styles.figures} aria-label={t('session')}>
      <Figure term={t('time')}>
        <Clock
          label={t('clock')}
          format={(moment) => format.date(moment, 'time')}
          zone={format.zoneOffset()}
        />
      </Figure>
      {!trial && (
        <>
          <Figure term={t('elapsed')}>{seen ? durationText(elapsed) : '–'}</Figure>
          <Figure term={t('net')}>
            {seen ? <Money value={net} text={format.amount(net)} rolls /> : '–'}
          </Figure>
        </>
      )}
    </dl>
  );
}
