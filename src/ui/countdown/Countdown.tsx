import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { announcedMark } from './announcedMark.ts';
import { countdown } from './Countdown.css.ts';
import { durationText } from './durationText.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** The moment that it runs to, in milliseconds since 1970. */
  until: number;
  /** What runs out, for those who listen: "Time to pay". */
  label: string;
  /** The time left (whole seconds), as players read it. */
  format?: (secondsLeft: number) => string;
  /** The words that are read out at a few marks and at the end. */
  announce: (secondsLeft: number) => string;
  /** Called when the time is over, also when it was over from the start. */
  onEnd?: () => void;
  /** The platform's clock, in milliseconds since 1970; keep it the same function. */
  now: () => number;
}

/** The time left until a moment. It is right after a closed or hidden tab, and is read out at a few marks alone. */
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
