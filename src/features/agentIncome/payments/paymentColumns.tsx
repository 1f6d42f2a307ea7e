import type { TFunction } from 'i18next';
import type { Commission, ContractKind, ContractSide } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { Amount, Count, Moment } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { PaidAmount } from './PaidAmount.tsx';

export type PaymentColumn =
  | 'period'
  | 'account'
  | 'rate'
  | 'players'
  | 'stake'
  | 'net'
  | 'bonuses'
  | 'fees'
  | 'below'
  | 'corrections'
  | 'carriedIn'
  | 'carriedOut'
  | 'amount'
  | 'paidAt';

/** The values that the columns need from the page. */
export interface PaymentCells {
  t: TFunction<'agentIncome'>;
  kind: ContractKind;
  /** Given payments name the agent who received them. */
  side: ContractSide;
  periodText: (payment: Commission) => string;
  percent: (percent: string) => string;
  /** The address of a payment's calculation. */
  pathOf: (payment: Commission) => string;
}

/** Changes to a dividend besides the team's losses, before and after the share of the agents below is taken. */
const DEDUCTIONS = ['bonuses', 'fees'] as const;
const CHANGES = ['corrections', 'carriedIn'] as const;

/** Changes shown with the paid amount: next to the agent's account there is no room for a column of corrections. */
const BESIDE_PAID = {
  received: ['carriedIn'],
  given: ['corrections', 'carriedIn'],
} as const satisfies Record<ContractSide, readonly (typeof CHANGES)[number][]>;

/** The columns of payments: period (a link to the calculation), rate, base, amount and time (S2.17). */
export function paymentColumns({
  t,
  kind,
  side,
  periodText,
  percent,
  pathOf,
}: PaymentCells): readonly TableColumn<Commission, PaymentColumn>[] {
  const account: TableColumn<Commission, PaymentColumn> = {
    ...{ id: 'account', label: t('payments.account'), value: (payment) => payment.account },
    cell: (payment) => <MemberLink account={payment.account} />,
  };
  const plain = (
    id: 'below' | (typeof DEDUCTIONS | typeof CHANGES)[number],
  ): TableColumn<Commission, PaymentColumn> => ({
    ...{ id, label: t(`payments.${id}`), kind: 'figure', value: (payment) => payment[id] },
    cell: (payment) => <Amount value={payment[id]} />,
  });
  const carriedOut: TableColumn<Commission, PaymentColumn> = {
    ...{ id: 'carriedOut', label: t('terms.carriedOut'), kind: 'figure' },
    value: (payment) => payment.carriedOut,
  };
  return [
    {
      ...{ id: 'period', label: t('payments.period'), value: periodText },
      cell: (payment) => <TextLink to={pathOf(payment)}>{periodText(payment)}</TextLink>,
    },
    ...(side === 'given' ? [account] : []),
    {
      ...{ id: 'rate', label: t('payments.rate'), kind: 'figure' },
      value: ({ ratePercent }) => ratePercent,
      cell: ({ ratePercent }) => t('percent', { percent: percent(ratePercent) }),
    },
    {
      ...{ id: 'players', label: t('payments.players'), kind: 'figure' },
      value: ({ players }) => players,
      cell: ({ players }) => <Count value={players} />,
    },
    {
      ...{ id: 'stake', label: t('payments.stake'), kind: 'figure', sortable: true },
      value: ({ stake }) => stake,
      cell: ({ stake }) => <Amount value={stake} />,
    },
    {
      ...{ id: 'net', label: t('payments.net'), kind: 'figure', sortable: true },
      value: ({ net }) => net,
      cell: ({ net }) => <Amount value={net} />,
    },
    ...(kind === 'dividend' ? DEDUCTIONS.map(plain) : []),
    plain('below'),
    ...(kind === 'dividend' ? CHANGES.map(plain) : []),
    {
      ...{ id: 'amount', label: t('payments.paid'), kind: 'figure', sortable: true },
      value: ({ amount }) => amount,
      cell: (payment) => <PaidAmount payment={payment} beside={BESIDE_PAID[side]} />,
    },
    {
      ...{ id: 'paidAt', label: t('payments.paidAt'), kind: 'moment', sortable: true },
      value: ({ paidAt }) => paidAt,
      cell: ({ paidAt }) => <Moment at={paidAt} />,
    },
    ...(kind === 'dividend' ? [carriedOut] : []),
  ];
}

/** Columns that a dividend or a salary does not depend on: in the file and the calculation, but the table has no room for them. */
const LEFT_OUT: Readonly<Record<'dividend' | 'salary', ReadonlySet<PaymentColumn>>> = {
  dividend: new Set(['players', 'stake', 'carriedOut']),
  salary: new Set(['net']),
};

/** The columns of the table, a part of those of the file. */
export function shownColumns(
  { kind, side }: Pick<PaymentCells, 'kind' | 'side'>,
  columns: readonly TableColumn<Commission, PaymentColumn>[],
) {
  const leftOut = LEFT_OUT[kind === 'dividend' ? kind : 'salary'];
  const beside: readonly PaymentColumn[] = BESIDE_PAID[side];
  return columns.filter(({ id }) => !leftOut.has(id) && !beside.includes(id));
}
