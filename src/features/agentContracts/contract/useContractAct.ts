import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import {
  acceptContract,
  contractConsequencesQuery,
  rejectContract,
  terminateContract,
} from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** An agent's action on a contract. */
export type ContractAct = 'accept' | 'reject' | 'takeBack' | 'end';

/** An action on a contract, as the contract was shown. */
interface Intent {
  act: ContractAct;
  id: string;
  /** The endings shown to the agent, as a token. */
  agreed: string;
}

/** An action that failed. */
interface FailedAct {
  act: ContractAct;
  error: Error;
}

function send(platform: PlatformClient, { act, id, agreed }: Intent, key: string) {
  switch (act) {
    case 'accept':
      return acceptContract(platform, { id, agreed }, key);
    case 'reject':
      return rejectContract(platform, id, key);
    case 'takeBack':
      return terminateContract(platform, { id, state: 'offered' }, key);
    case 'end':
      return terminateContract(platform, { id, state: 'accepted', agreed }, key);
  }
}

/**
 * Accepts, rejects, withdraws or ends a contract (S4.16). While its outcome is unknown an action keeps its idempotency key, so that
 * a retry cannot repeat it. After success or failure all of the agent's queries are refetched. `onDone` is called once the page shows the
 * new state; until then the open contract stays as it was.
 */
export function useContractAct({ id }: Pick<Contract, 'id'>, agreed: string, onDone: () => void) {
  const { t } = useTranslation('agentContracts');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useIdempotencyKey();
  const all = [PLAYER_QUERY_PREFIX];
  const refetchOthers = async () => {
    const open = hashKey(contractConsequencesQuery(platform, id).queryKey);
    await queries.invalidateQueries({ queryKey: all, refetchType: 'none' });
    const predicate = ({ queryHash }: { queryHash: string }) => queryHash !== open;
    await queries.refetchQueries({ queryKey: all, type: 'active', predicate });
  };
  const { press, error, variables, isPending } = useOnePress<Contract, Error, ContractAct>({
    mutationFn: (act) => send(platform, { act, id, agreed }, key.keyFor(`${act} ${id} ${agreed}`)),
    onSuccess: async (_contract, act) => {
      key.done();
      toast({ tone: 'success', title: t(`done.${act}`) });
      await refetchOthers();
      onDone();
    },
    onError: () => queries.invalidateQueries({ queryKey: all }),
  });
  const failed: FailedAct | undefined = error && variables ? { act: variables, error } : undefined;
  return { act: press, failed, busy: isPending ? variables : undefined };
}
