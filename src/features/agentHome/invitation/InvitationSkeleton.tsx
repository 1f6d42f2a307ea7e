import { QRCodeSkeleton } from '#src/ui/qrCode/QRCodeSkeleton.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

/** The skeleton of the invitation. */
export function InvitationSkeleton() {
  return (
    <WithQRCode code={<QRCodeSkeleton download />}>
      <SkeletonLines />
    </WithQRCode>
  );
}
