import { classNames } from '#src/ui/classNames.ts';
import * as styles from './GameCard.css.ts';

export interface GameCardSkeletonProps {
  shape: (typeof styles.SHAPES)[number];
  /** Hold still: for what waits out of sight. */
  still?: boolean;
  /** Its place in the list that the document asked for, whose first pictures may be there before the app. */
  place?: number | undefined;
}

/** The list item that keeps the place of a game, exactly as high as its card. */
export function GameCardSkeleton({ shape, still, place = -1 }: GameCardSkeletonProps) {
  return (
    <li
      aria-hidden="true"
      className={classNames(
        styles.skeleton[shape],
        styles.asked[place] ?? (!still && styles.breathing),
      )}
    />
  );
}
