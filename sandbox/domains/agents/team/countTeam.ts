import type { Database } from '#sandbox/kernel/database/database.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TeamLevel } from '#src/platform/contract.generated.ts';
import { changedMost } from './changedMost.ts';
import { comparedUntil } from './comparedUntil.ts';
import { type Figures, figuresValue, NO_FIGURES } from './figures.ts';
import { readFigures } from './readFigures.ts';
import { readSize } from './readSize.ts';
import type { TeamCount } from './teamCount.ts';

/** An agent's team and the days to count. */
export interface TeamDays {
  agentId: string;
  merchant: Merchant;
  /** Every day of the period, in order. */
  days: readonly [first: string, ...others: string[]];
}

/** The first and the last day of a period. */
export const endsOf = ({ days }: TeamDays) => ({ from: days[0], to: days.at(-1) ?? days[0] });

/** The API value of a level; commissions have no level. */
function levelValue(
  merchant: Merchant,
  { level, members }: Pick<TeamLevel, 'level' | 'members'>,
  figures: Figures,
): TeamLevel {
  const { payout: _, commission: __, ...value } = figuresValue(merchant, figures);
  return { level, members, ...value };
}

/** Counts an agent's team, and its figures in a period and the one before. */
export async function countTeam(db: Database, team: TeamDays, now: Date): Promise<TeamCount> {
  const { agentId, days, merchant } = team;
  const { merchantCode } = merchant;
  const { timeZone } = merchant.brand.market;
  const scope = { kind: 'team', agentId } as const;
  const period = endsOf(team);
  const until = comparedUntil(period, { timeZone, now });
  const asked = { scope, merchantCode, days: period, timeZone, comparedUntil: until };
  const { totals, before, byDay, byLevel, movers } = await readFigures(db, asked);
  const { members, agents, funds, levels } = await readSize(db, scope);
  return {
    countedAt: now.toISOString(),
    comparedUntil: until?.toISOString() ?? null,
    ...{ members, agents, balance: amountText(merchant, funds) },
    ...{ totals: figuresValue(merchant, totals), before: figuresValue(merchant, before) },
    series: days.map((day) => ({
      day,
      figures: figuresValue(merchant, byDay.get(day) ?? NO_FIGURES),
    })),
    levels: levels.map((each) => levelValue(merchant, each, byLevel.get(each.level) ?? NO_FIGURES)),
    movers: changedMost(merchant, movers),
  };
}
