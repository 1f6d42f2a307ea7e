import { useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { compareDecimals } from './compareDecimals.ts';
import * as styles from './RollingFigures.css.ts';

export interface RollingFiguresProps {
  /** A decimal string: only a change of it rolls, not one of the format. */
  value: string;
  text: string;
}

interface Roll extends RollingFiguresProps {
  /** The text before the value changed; the same text if nothing is to roll. */
  before: string;
  direction: 'up' | 'down';
  turn: number;
}

function next(last: Roll, { value, text }: RollingFiguresProps): Roll {
  const order = compareDecimals(value, last.value);
  return {
    value,
    text,
    before: order === 0 ? text : last.text,
    direction: order < 0 ? 'down' : 'up',
    turn: last.turn + Math.abs(order),
  };
}

/** Digits that roll to a new amount, each in its own position, counted from the end. */
export function RollingFigures({ value, text }: RollingFiguresProps) {
  const [roll, setRoll] = useState<Roll>({ value, text, before: text, direction: 'up', turn: 0 });
  if (roll.value !== value || roll.text !== text) setRoll(next(roll, { value, text }));
  const [figures, before] = [Array.from(roll.text), Array.from(roll.before)];
  return (
    <>
      <VisuallyHidden>{roll.text}</VisuallyHidden>
      <span aria-hidden="true">
        {figures.map((figure, at) => {
          const place = figures.length - at;
          const rolls = figure !== before.at(-place);
          return (
            <span
              key={rolls ? `${place} ${roll.turn}` : place}
              className={classNames(styles.figure, rolls && styles.roll[roll.direction])}
            >
              {figure}
            </span>
          );
        })}
      </span>
    </>
  );
}
