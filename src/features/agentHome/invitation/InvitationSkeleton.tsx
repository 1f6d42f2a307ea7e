import { QRCodeSkeleton } from '#src/ui/qrCode/QRCodeSkeleton.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

export function InvitationSkeleton() {
  return (
    <WithQRCode code={<QRCodeSkeleton download />}>
      <SkeletonLines />
    </WithQRCode>
  );
}
