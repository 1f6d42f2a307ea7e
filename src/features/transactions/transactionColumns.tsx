import type { TFunction } from 'i18next';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { Amount, Moment, Reference } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { MovedAmount } from './MovedAmount.tsx';

type TransactionColumn = 'time' | 'what' | 'wallet' | 'amount' | 'balance' | 'reference' | 'note';

/** The columns: kind, time, wallet, amount, and balance after it (S2.16). The kind links to the screen that shows its request. */
export const transactionColumns = (
  t: TFunction<'transactions'>,
  requestPath: (movement: Transaction) => string | undefined,
): readonly TableColumn<Transaction, TransactionColumn>[] => [
  {
    ...{ id: 'what', label: t('what'), value: ({ kind }) => t(`kind.${kind}`) },
    cell: (movement) => {
      const path = requestPath(movement);
      const words = t(`kind.${movement.kind}`);
      return path ? <TextLink to={path}>{words}</TextLink> : words;
    },
  },
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
    value: ({ vendorName }) => vendorName ?? t('mainWallet'),
  },
  {
    id: 'amount',
    label: t('amount'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: (movement) => <MovedAmount movement={movement} />,
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
