import { Card } from '#src/ui/card/Card.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import * as styles from '../Withdrawals.css.ts';

/** The skeleton of the withdrawal page. */
export function WithdrawalSkeleton() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  );
}
