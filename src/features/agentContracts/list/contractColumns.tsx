import type { TFunction } from 'i18next';
import type { Contract, ContractSide } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { Moment } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { StateBadge } from '../StateBadge.tsx';
import type { useContractWords } from '../useContractWords.ts';

export type ContractColumn =
  | 'kind'
  | 'account'
  | 'offerer'
  | 'state'
  | 'rate'
  | 'paid'
  | 'from'
  | 'until'
  | 'offered';

/** The values that the columns need from the page. */
export interface ContractCells {
  t: TFunction<'agentContracts'>;
  words: ReturnType<typeof useContractWords>;
  side: ContractSide;
  /** The address of a contract. */
  pathOf: (contract: Contract) => string;
}

/** A date, or a dash if there is none yet. */
const moment = (at: string | null) => (at === null ? '–' : <Moment at={at} />);

/** The columns of contracts: kind (a link to the contract), rate, other party, state, and dates (S4.16). */
export function contractColumns({
  t,
  words,
  side,
  pathOf,
}: ContractCells): readonly TableColumn<Contract, ContractColumn>[] {
  const other: TableColumn<Contract, ContractColumn> =
    side === 'given'
      ? {
          ...{ id: 'account', label: t('field.agent'), sortable: true },
          value: ({ account }) => account,
          cell: ({ account }) => <MemberLink account={account} />,
        }
      : { id: 'offerer', label: t('field.offerer'), value: words.offerer };
  return [
    {
      ...{ id: 'kind', label: t('field.kind'), value: ({ kind }) => t(`kind.${kind}`) },
      cell: (contract) => <TextLink to={pathOf(contract)}>{t(`kind.${contract.kind}`)}</TextLink>,
    },
    other,
    {
      ...{ id: 'state', label: t('field.state'), value: words.state },
      cell: (contract) => <StateBadge contract={contract} />,
    },
    {
      ...{ id: 'rate', label: t('field.rate'), kind: 'figure', sortable: true },
      value: ({ ratePercent }) => ratePercent,
      cell: ({ ratePercent }) => words.percent(ratePercent),
    },
    { id: 'paid', label: t('field.paid'), value: words.paid },
    {
      ...{ id: 'from', label: t('field.from'), kind: 'moment' },
      value: ({ acceptedAt }) => acceptedAt ?? '',
      cell: ({ acceptedAt }) => moment(acceptedAt),
    },
    {
      ...{ id: 'until', label: t('field.until'), kind: 'moment' },
      value: ({ acceptedAt, closedAt }) => (acceptedAt && closedAt) ?? '',
      cell: ({ acceptedAt, closedAt }) => moment(acceptedAt && closedAt),
    },
    {
      ...{ id: 'offered', label: t('field.offered'), kind: 'moment', sortable: true },
      value: ({ offeredAt }) => offeredAt,
      cell: ({ offeredAt }) => <Moment at={offeredAt} />,
    },
  ];
}
