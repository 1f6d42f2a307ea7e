import { QRCodeShape } from '#src/ui/qrCode/QRCodeShape.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

/** The shape of an invitation that is on its way. */
export function InvitationShape() {
  return (
    <WithQRCode code={<QRCodeShape download />}>
      <SkeletonLines />
    </WithQRCode>
  );
}
