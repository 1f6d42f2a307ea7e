import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './LotteryBoard.css.ts';

const TILES = ['1', '2', '3', '4', '5', '6'];

/** The skeleton of a lottery page while its lotteries load. */
export function LotteryBoardSkeleton() {
  return (
    <>
      <div className={styles.tilePlaces} aria-busy="true">
        {TILES.map((tile) => (
          <div key={tile} className={styles.tilePlace}>
            <Skeleton shape="media" />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.detailPlace}>
          <Skeleton shape="media" />
        </div>
        <div className={styles.detailPlace}>
          <Skeleton shape="media" />
        </div>
      </div>
    </>
  );
}
