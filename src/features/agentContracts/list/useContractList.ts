import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contractsQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { type ContractView, contractsPath, NOTHING_OPEN } from '../contractPaths.ts';
import { useContractWords } from '../useContractWords.ts';
import { contractColumns } from './contractColumns.tsx';

/** The query for a view of contracts, and its columns. */
export function useContractList(view: ContractView) {
  const { t, i18n } = useTranslation('agentContracts');
  const words = useContractWords();
  const platform = usePlatform();
  const { side, kind, state, order } = view;
  const account = side === 'given' ? view.account : undefined;
  const address = contractsPath({ ...view, ...NOTHING_OPEN });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language
  const columns = useMemo(() => {
    const pathOf = ({ id }: { id: string }) =>
      `${address}${address.includes('?') ? '&' : '?'}contract=${id}`;
    return contractColumns({ t, words, side, pathOf });
  }, [t, i18n.language, side, address]);
  return {
    columns,
    queryOf: (pageSize?: number) =>
      contractsQuery(platform, { side, kind, state, account }, order, pageSize),
  };
}
