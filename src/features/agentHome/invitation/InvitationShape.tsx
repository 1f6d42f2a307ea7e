import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import * as styles from './Invitation.css.ts';

/** The shape of an invitation that is on its way. */
export function InvitationShape() {
  return (
    <div className={styles.invitation}>
      <div className={styles.written}>
        <SkeletonLines />
      </div>
      <div className={styles.qr}>
        <div className={styles.code}>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
