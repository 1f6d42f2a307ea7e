import type { ContractKind, ContractSide } from '#src/platform/contract.generated.ts';
import {
  COMMISSION_SORTS,
  type CommissionSort,
} from '#src/platform/endpoints/agents/commissions.ts';
import { addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import type { RecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import { KIND_PATHS } from './kinds.ts';

/** The two sides of contracts; the first is the default. */
export const SIDES = ['received', 'given'] as const satisfies readonly ContractSide[];

/** The view of payments of a kind in the address: filters, order, and the open calculation. */
export interface PaymentView extends RecordView {
  side: ContractSide;
  /** An order other than the default, newest first. */
  sort?: CommissionSort | undefined;
  /** The number of the payment whose calculation is open. */
  payment: number | undefined;
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** The address of a view of payments of a kind. */
export const paymentsPath = (
  kind: ContractKind,
  { side, period, sort, payment }: Omit<PaymentView, 'payment'> & Partial<PaymentView>,
): string =>
  addressOf(KIND_PATHS[kind], {
    side: side === SIDES[0] ? undefined : side,
    ...periodQuery(period),
    sort: sortText(sort),
    payment: payment === undefined ? undefined : String(payment),
  });

/** The view that an address asks for; unknown values are ignored. */
export function paymentViewOf(query: URLSearchParams): PaymentView {
  const payment = query.get('payment') ?? '';
  return {
    side: SIDES.find((known) => known === query.get('side')) ?? SIDES[0],
    period: periodOf(query),
    sort: sortOf(query.get('sort'), COMMISSION_SORTS),
    payment: NUMBER.test(payment) ? Number(payment) : undefined,
  };
}
