import { classNames } from '#src/ui/classNames.ts';
import { Announcement } from '#src/ui/field/Announcement.tsx';
import * as styles from './TextAreaField.css.ts';

export interface CharacterCountProps {
  used: number;
  /** How many characters the text may have. */
  maximum: number;
  /** How it is shown: `12 / 140`. */
  shown: (used: number, maximum: number) => string;
  /** How it is read out when the end is near: `5 characters left`; below zero there are too many. */
  left: (left: number) => string;
}

/** When it is said how many characters are left: now and then, or every key would speak. */
const SAID_AT = [20, 10, 5, 4, 3, 2, 1, 0];

/** How much of the room for a text is used. */
export function CharacterCount({ used, maximum, shown, left }: CharacterCountProps) {
  const rest = maximum - used;
  const said = rest < 0 || SAID_AT.includes(rest);
  return (
    <span className={classNames(styles.count, rest < 0 && styles.over)}>
      <span aria-hidden="true">{shown(used, maximum)}</span>
      <Announcement>{said ? left(rest) : ''}</Announcement>
    </span>
  );
}
