import type { TFunction } from 'i18next';
import type { Transaction } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { Amount, Moment, Reference } from './TransactionCells.tsx';

type TransactionColumn = 'time' | 'what' | 'wallet' | 'amount' | 'balance' | 'reference' | 'note';

/** When, what for, in which wallet, how much, and what the wallet held after it (S2.16). */
export const transactionColumns = (
  t: TFunction<'transactions'>,
): readonly TableColumn<Transaction, TransactionColumn>[] => [
  { id: 'what', label: t('what'), value: ({ kind }) => t(`kind.${kind}`) },
  {
    id: 'time',
    label: t('time'),
    kind: 'moment',
    value: ({ at }) => at,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'wallet',
    label: t('wallet'),
    value: ({ vassalage }) => vassalage ?? t('mainWallet'),
  },
  {
    id: 'amount',
    label: t('amount'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <Amount value={amount} moves />,
  },
  {
    id: 'balance',
    label: t('balance'),
    kind: 'figure',
    value: ({ balanceAfter }) => balanceAfter,
    cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
  },
  {
    id: 'reference',
    label: t('reference'),
    value: ({ reference }) => reference,
    cell: ({ reference }) => <Reference reference={reference} />,
  },
  { id: 'note', label: t('note'), value: ({ note }) => note || '–' },
];
