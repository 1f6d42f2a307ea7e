import { classNames } from '#src/ui/classNames.ts';
import { Announcement } from '#src/ui/field/Announcement.tsx';
import * as styles from './TextAreaField.css.ts';

export interface CharacterCountProps {
  used: number;
  /** The maximum number of characters. */
  maximum: number;
  /** The visible counter: `12 / 140`. */
  shown: (used: number, maximum: number) => string;
  /** The announcement near the limit: `5 characters left`; negative if there are too many. */
  left: (left: number) => string;
}

/** The numbers of characters left that are announced: not every one, or each key would speak. */
const SAID_AT = [20, 10, 5, 4, 3, 2, 1, 0];

/** The character counter of a text. */
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
