import type { ContractPage } from '#src/platform/contract.generated.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import type { ContractView } from '../contractPaths.ts';
import { useContractList } from './useContractList.ts';

/** Saves all contracts that match the filters in the address as a file. */
export function ContractFile({ view }: { view: ContractView }) {
  const { columns, queryOf } = useContractList(view);
  return (
    <SaveRowsButton
      query={queryOf(FILE_PAGE_SIZE)}
      rowsOf={({ contracts }: ContractPage) => contracts}
      rowId={({ id }) => id}
      columns={columns}
      name={`contracts-${view.side}`}
    />
  );
}
