import type { TFunction } from 'i18next';
import type { TeamTransaction } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { Amount, Moment, Reference } from '#src/shared/records/RecordCells.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { isHeld } from './isHeld.ts';
import { MovedAmount } from './MovedAmount.tsx';

type TeamTransactionColumn =
  | 'account'
  | 'what'
  | 'at'
  | 'wallet'
  | 'amount'
  | 'balance'
  | 'reference';

/** The columns of team movements: account, kind, time, wallet, amount, and balance afterwards (S2.17). */
export const teamTransactionColumns = (
  t: TFunction<'agentRecords'>,
  vendorName: (code: string) => string,
): readonly TableColumn<TeamTransaction, TeamTransactionColumn>[] => [
  {
    ...{ id: 'account', label: t('account'), value: ({ account }) => account },
    cell: ({ account }) => <MemberLink account={account} />,
  },
  {
    id: 'what',
    label: t('transactions.what'),
    value: ({ kind }) => t(`transactions.kind.${kind}`),
  },
  {
    ...{ id: 'at', label: t('transactions.time'), kind: 'moment', sortable: true },
    value: ({ at }) => at,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'wallet',
    label: t('transactions.wallet'),
    value: (movement) => {
      if (movement.vassalage) return vendorName(movement.vassalage);
      return t(isHeld(movement) ? 'transactions.held' : 'transactions.mainWallet');
    },
  },
  {
    ...{ id: 'amount', label: t('transactions.amount'), kind: 'figure', sortable: true },
    value: ({ amount }) => amount,
    cell: ({ amount }) => <MovedAmount amount={amount} />,
  },
  {
    ...{ id: 'balance', label: t('transactions.balance'), kind: 'figure' },
    value: ({ balanceAfter }) => balanceAfter,
    cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
  },
  {
    ...{ id: 'reference', label: t('transactions.reference'), value: ({ reference }) => reference },
    cell: ({ reference }) => <Reference reference={reference} />,
  },
];
