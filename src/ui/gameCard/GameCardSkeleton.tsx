import { classNames } from '#src/ui/classNames.ts';
import * as styles from './GameCard.css.ts';

export interface GameCardSkeletonProps {
  shape: (typeof styles.SHAPES)[number];
  /** Disables the animation: for skeletons out of view. */
  still?: boolean;
  /** Its index in the list that the document requested, whose first pictures may be there before the app. */
  place?: number | undefined;
}

/** The skeleton of a game card as a list item, exactly as high as the card. */
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
