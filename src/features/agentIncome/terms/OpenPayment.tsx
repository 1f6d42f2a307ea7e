import { lazy, Suspense } from 'react';

const PaymentSheet = lazy(async () => ({
  default: (await import('./PaymentSheet.tsx')).PaymentSheet,
}));

export interface OpenPaymentProps {
  /** The number of the payment whose calculation is shown, if any. */
  id: number | undefined;
  onClose: () => void;
}

/** The calculation of a payment above the record, where one is open. */
export function OpenPayment({ id, onClose }: OpenPaymentProps) {
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaymentSheet id={id} onClose={onClose} />
    </Suspense>
  );
}
