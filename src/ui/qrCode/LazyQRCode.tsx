import { lazy, Suspense } from 'react';
import type { QRCodeProps } from './QRCode.tsx';
import { QRCodeSkeleton } from './QRCodeSkeleton.tsx';

const QRCode = lazy(async () => ({ default: (await import('./QRCode.tsx')).QRCode }));

/** A `QRCode` that loads when it is shown; a skeleton keeps its space. */
export function LazyQRCode(props: QRCodeProps) {
  return (
    <Suspense fallback={<QRCodeSkeleton download={props.download !== undefined} />}>
      <QRCode {...props} />
    </Suspense>
  );
}
