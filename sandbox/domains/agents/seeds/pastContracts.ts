import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { ContractKind, ContractPeriod } from '#sandbox/domains/agents/contracts/kinds.ts';
import type { ContractState } from '#sandbox/domains/agents/contracts/states.ts';

/** A seeded contract between the agent of a role and the agent above, or the operator. */
export interface PastContract {
  agent: PlayerRole;
  offerer: PlayerRole | null;
  kind: ContractKind;
  period: ContractPeriod | null;
  /** In basis points. */
  rate: number;
  state: ContractState;
  /** How many days ago it was offered; if accepted, then one day later. */
  days: number;
  /** How many days ago it was rejected or ended. */
  closedDays?: number;
}

type Link = readonly [agent: PlayerRole, offerer: PlayerRole | null];
type Ending = Pick<PastContract, 'state' | 'closedDays'>;

const FIRST: Link = ['agent1', null];
const SECOND: Link = ['agent2', 'agent1'];
const THIRD: Link = ['agent41', 'agent2'];
const FOURTH: Link = ['agent42', 'agent41'];

const IN_FORCE: Ending = { state: 'accepted' };

const salary = (
  [agent, offerer]: Link,
  kind: Exclude<ContractKind, 'dividend'>,
  rate: number,
  days: number,
  ending: Ending = IN_FORCE,
): PastContract => ({ agent, offerer, kind, period: null, rate, days, ...ending });

const dividend = (
  [agent, offerer]: Link,
  period: ContractPeriod,
  rate: number,
  days: number,
  ending: Ending = IN_FORCE,
): PastContract => ({ agent, offerer, kind: 'dividend', period, rate, days, ...ending });

const SECOND_DIVIDEND = dividend(SECOND, 'weekly', 2000, 61);
const THIRD_DIVIDEND = dividend(THIRD, 'daily', 1000, 40);

/** Contracts in every state; rates fall on the way down. Those that pay often are young, so that their records are not endless. */
export const PAST_CONTRACTS: readonly PastContract[] = [
  dividend(FIRST, 'weekly', 3000, 118),
  dividend(SECOND, 'weekly', 1500, 110, { state: 'terminated', closedDays: 60 }),
  ...[SECOND_DIVIDEND, THIRD_DIVIDEND],
  dividend(FOURTH, 'monthly', 500, 2, { state: 'offered' }),
  salary(FIRST, 'daily', 80, 118),
  salary(SECOND, 'daily', 50, 110),
  salary(THIRD, 'daily', 30, 90),
  salary(FOURTH, 'daily', 25, 50, { state: 'rejected', closedDays: 49 }),
  salary(FOURTH, 'daily', 10, 45),
  salary(FIRST, 'hourly', 40, 30),
  salary(SECOND, 'hourly', 25, 28),
  salary(THIRD, 'hourly', 10, 1, { state: 'offered' }),
  salary(FIRST, 'realtime', 20, 12),
  salary(SECOND, 'realtime', 12, 10),
];

/** A past correction of a dividend by the operator. */
export interface PastCorrection {
  contract: PastContract;
  /** How many days ago. */
  days: number;
  /** In minor units; below zero for what was taken back. */
  amount: bigint;
  note: string;
}

export const PAST_CORRECTIONS: readonly PastCorrection[] = [
  {
    ...{ contract: SECOND_DIVIDEND, days: 12, amount: 250_00n },
    note: 'Bonuses of a closed test account had been deducted.',
  },
  {
    ...{ contract: THIRD_DIVIDEND, days: 9, amount: -80_00n },
    note: 'Stakes of a voided match had been counted.',
  },
];
