import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './QRCode.css.ts';

/** The skeleton of a QR code, and of the button below it. */
export function QRCodeSkeleton({ download }: { download?: boolean }) {
  return (
    <div className={styles.qrCode}>
      <div className={styles.codeShape}>
        <Skeleton shape="block" />
      </div>
      {download && (
        <div className={styles.buttonShape}>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
