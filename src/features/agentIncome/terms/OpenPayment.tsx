import { lazy, Suspense } from 'react';
import type { ContractSide } from '#src/platform/contract.generated.ts';

const PaymentSheet = lazy(async () => ({
  default: (await import('./PaymentSheet.tsx')).PaymentSheet,
}));

export interface OpenPaymentProps {
  /** The number of the payment whose calculation is open, if any. */
  id: number | undefined;
  /** Whether the agent received the payment or gave the contract. */
  side: ContractSide;
  onClose: () => void;
}

/** The dialog with a payment's calculation, if one is open. */
export function OpenPayment({ id, side, onClose }: OpenPaymentProps) {
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaymentSheet id={id} side={side} onClose={onClose} />
    </Suspense>
  );
}
