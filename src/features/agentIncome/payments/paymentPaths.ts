import type { ContractKind, ContractSide } from '#src/platform/contract.generated.ts';
import { addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import type { RecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { KIND_PATHS } from './kinds.ts';

/** The two sides of contracts; the first is the usual. */
export const SIDES = ['received', 'given'] as const satisfies readonly ContractSide[];

/** Which payments of a kind the address asks for, and whose calculation is open. */
export interface PaymentView extends RecordView {
  side: ContractSide;
  /** The number of the payment whose calculation is open. */
  payment: number | undefined;
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** The address of a view of a kind. */
export const paymentsPath = (
  kind: ContractKind,
  { side, period, payment }: Omit<PaymentView, 'payment'> & Partial<PaymentView>,
): string =>
  addressOf(KIND_PATHS[kind], {
    side: side === SIDES[0] ? undefined : side,
    ...periodQuery(period),
    payment: payment === undefined ? undefined : String(payment),
  });

/** What an address asks for; what it does not know narrows nothing. */
export function paymentViewOf(query: URLSearchParams): PaymentView {
  const payment = query.get('payment') ?? '';
  return {
    side: SIDES.find((known) => known === query.get('side')) ?? SIDES[0],
    period: periodOf(query),
    payment: NUMBER.test(payment) ? Number(payment) : undefined,
  };
}
