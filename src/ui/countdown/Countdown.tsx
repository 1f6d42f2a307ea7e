import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { announcedMark } from './announcedMark.ts';
import { countdown } from './Countdown.css.ts';
import { durationText } from './durationText.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** The moment when it ends, in milliseconds since 1970. */
  until: number;
  /** The accessible name: "Time to pay". */
  label: string;
  /** Formats the time left (whole seconds). */
  format?: (secondsLeft: number) => string;
  /** The text that is announced at a few marks and at the end. */
  announce: (secondsLeft: number) => string;
  /** Called when the time is over, even if it was from the start. */
  onEnd?: () => void;
  /** The platform's clock, in milliseconds since 1970; must be a stable function. */
  now: () => number;
}

/** A countdown to a moment. It is right after a closed or hidden tab, and is announced only at a few marks. */
export function Countdown({
  until,
  label,
  format = durationText,
  announce,
  onEnd,
  now,
}: CountdownProps) {
  const left = useSecondsLeft(until, now);
  const mark = announcedMark(left);
  const [said, say] = useState({ mark, words: '' });
  if (said.mark !== mark) say({ mark, words: announce(left) });
  const over = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) end();
  }, [over]);
  return (
    <span className={countdown}>
      <span role="timer" aria-label={label}>
        {format(left)}
      </span>
      <span aria-live="polite">
        <VisuallyHidden>{said.words}</VisuallyHidden>
      </span>
    </span>
  );
}
