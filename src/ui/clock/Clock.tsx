import { useCallback, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Clock.css.ts';
import { everySecond } from './everySecond.ts';

const SECOND = 1000;

export interface ClockProps {
  /** The accessible name of the clock: "Time of the site". */
  label: string;
  /** Formats the time of day of a moment (milliseconds since 1970), in the clock's zone. */
  format: (moment: number) => string;
  /** The zone and its offset, as players read it: "GMT+6" (S2.17). */
  zone: string;
  /** The platform's clock, in milliseconds since 1970; must be a stable function. */
  now: () => number;
}

/** A clock with seconds (S9.4). It is not announced as it runs. */
export function Clock({ label, format, zone, now }: ClockProps) {
  const subscribe = useCallback(
    (notify: () => void) => everySecond(notify, () => SECOND - (now() % SECOND)),
    [now],
  );
  const second = () => Math.floor(now() / SECOND) * SECOND;
  const moment = useSyncExternalStore(subscribe, second, second);
  return (
    <span className={styles.clock}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <time dateTime={new Date(moment).toISOString()}>{format(moment)}</time>
      <span className={styles.zone}>{zone}</span>
    </span>
  );
}
