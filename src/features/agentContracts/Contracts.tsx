import { useTranslation } from 'react-i18next';
import { AccountSearch } from '#src/shared/agentCentre/AccountSearch.tsx';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { RecordFilters } from '#src/shared/records/RecordFilters.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import type { ContractView } from './contractPaths.ts';
import { ContractList } from './list/ContractList.tsx';
import { KindLinks } from './list/KindLinks.tsx';
import { StateFilter } from './list/StateFilter.tsx';
import { OwnContracts } from './own/OwnContracts.tsx';
import { LIST_HEADING } from './statePlace.ts';
import { useKinds } from './useKinds.ts';

export interface ContractsProps {
  view: ContractView;
  onChange: (change: Partial<ContractView>) => void;
}

/** One side of an agent's contracts: on the received side contracts in force and open offers first, then the full history (S4.16). */
export function Contracts({ view, onChange }: ContractsProps) {
  const { t } = useTranslation('agentContracts');
  const kinds = useKinds();
  return (
    <>
      {view.side === 'received' && <OwnContracts view={view} kinds={kinds} />}
      <div id={LIST_HEADING} tabIndex={-1}>
        <Heading level={2}>{t(`list.title.${view.side}`)}</Heading>
      </div>
      <FilterPanel set={[view.kind, view.account, view.state]}>
        <KindLinks view={view} kinds={kinds} />
        <RecordFilters>
          {view.side === 'given' && (
            <AccountSearch account={view.account} onChange={(account) => onChange({ account })} />
          )}
          <StateFilter state={view.state} onChange={(state) => onChange({ state })} />
        </RecordFilters>
      </FilterPanel>
      <ContractList view={view} onOrder={(order) => onChange({ order })} />
    </>
  );
}
