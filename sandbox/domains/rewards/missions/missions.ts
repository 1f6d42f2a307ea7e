import { type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import type { Mission as MissionView } from '#src/platform/contract.generated.ts';
import { TEXTS } from '../settings.ts';
import type { PeriodKind } from './period.ts';

/** A mission to complete within a day or a week. */
export interface Mission {
  code: string;
  period: PeriodKind;
  metric: MissionView['metric'];
  /** In minor units if money is counted. */
  target: bigint;
  unit: MissionView['unit'];
  /** In minor units, or hundredths of a point. */
  amount: bigint;
  /** How many times the reward must be staked before a withdrawal. */
  turnoverMultiple: bigint;
}

/** The missions of the platform, in their order (S2.16). */
export const MISSIONS: readonly Mission[] = [
  {
    code: 'daily-rounds',
    period: 'daily',
    metric: 'bets',
    target: 10n,
    unit: 'points',
    amount: 5_00n,
    turnoverMultiple: 0n,
  },
  {
    code: 'daily-variety',
    period: 'daily',
    metric: 'games',
    target: 3n,
    unit: 'points',
    amount: 5_00n,
    turnoverMultiple: 0n,
  },
  {
    code: 'weekly-stakes',
    period: 'weekly',
    metric: 'staked',
    target: 2_000_00n,
    unit: 'money',
    amount: 10_00n,
    turnoverMultiple: 1n,
  },
  {
    code: 'weekly-variety',
    period: 'weekly',
    metric: 'games',
    target: 10n,
    unit: 'points',
    amount: 20_00n,
    turnoverMultiple: 0n,
  },
];

/** The title of a mission in each language. */
export const missionTitle = ({ code }: Pick<Mission, 'code'>): Texts =>
  textsOf(TEXTS, `missions.${code}`);
