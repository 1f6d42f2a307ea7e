import { QRCodeShape } from '#src/ui/qrCode/QRCodeShape.tsx';
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
        <QRCodeShape download />
      </div>
    </div>
  );
}
