import type { ContractKind } from '#src/platform/contract.generated.ts';
import { AGENT_PATHS, type AgentPath } from '#src/shared/agentCentre/agentPaths.ts';

/** The kinds of contracts, in the order of the menu. */
export const KINDS = [
  'dividend',
  'daily',
  'hourly',
  'realtime',
] as const satisfies readonly ContractKind[];

/** The path of each kind's payments (S2.17). */
export const KIND_PATHS: Readonly<Record<ContractKind, AgentPath>> = {
  dividend: AGENT_PATHS.dividends,
  daily: AGENT_PATHS.dailySalary,
  hourly: AGENT_PATHS.hourlySalary,
  realtime: AGENT_PATHS.realtimeSalary,
};
