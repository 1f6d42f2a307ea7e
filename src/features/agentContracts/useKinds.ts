import { useQuery } from '@tanstack/react-query';
import type { ContractKind, ContractSettings } from '#src/platform/contract.generated.ts';
import { contractSettingsQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { KINDS } from './contractPaths.ts';

/** The flag by which the merchant pays each kind (S3.13). */
const FLAGS = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof ContractSettings>;

/** The kinds that the merchant pays, as soon as the platform has said so (S3.13). */
export function useKinds() {
  const { data, error, isFetching, refetch } = useQuery(contractSettingsQuery(usePlatform()));
  const kinds: readonly ContractKind[] | undefined =
    data && KINDS.filter((kind) => data[FLAGS[kind]]);
  return { kinds, error, isFetching, refetch };
}
