import { lazy, Suspense } from 'react';
import type { ContractSide } from '#src/platform/contract.generated.ts';

const PaymentSheet = lazy(async () => ({
  default: (await import('./PaymentSheet.tsx')).PaymentSheet,
}));

export interface OpenPaymentProps {
  /** The number of the payment whose calculation is shown, if any. */
  id: number | undefined;
  /** Whether the agent received it, or gave the contract. */
  side: ContractSide;
  onClose: () => void;
}

/** The calculation of a payment above the record, where one is open. */
export function OpenPayment({ id, side, onClose }: OpenPaymentProps) {
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaymentSheet id={id} side={side} onClose={onClose} />
    </Suspense>
  );
}
