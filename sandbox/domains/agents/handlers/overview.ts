import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import type { TeamLevel } from '#src/platform/contract.generated.ts';
import { comparedUntil } from '../team/comparedUntil.ts';
import { type Figures, figuresValue, NO_FIGURES } from '../team/figures.ts';
import { nameMovers } from '../team/nameMovers.ts';
import { readFigures } from '../team/readFigures.ts';
import { readSize } from '../team/readSize.ts';
import { shownDays } from '../team/shownDays.ts';

/** The API value of a level; commissions have no level. */
function levelValue(level: number, members: number, figures: Figures): TeamLevel {
  const { payout: _, commission: __, ...value } = figuresValue(figures);
  return { level, members, ...value };
}

/** Returns an overview of an agent's team, with a series for charts, its levels, and who changed most (S2.17). */
export const getTeamOverview: Handler<'getTeamOverview'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  requireModule(merchant, 'agent');
  const { merchantCode } = merchant;
  const { timeZone } = merchant.brand.market;
  const scope = { kind: 'team', agentId: session.member.id } as const;
  const days = shownDays(query, { timeZone, now });
  const period = { from: days[0], to: days.at(-1) ?? days[0] };
  const until = comparedUntil(period, { timeZone, now });
  const asked = { scope, merchantCode, days: period, timeZone, comparedUntil: until };
  const { totals, before, byDay, byLevel, movers } = await readFigures(db, asked);
  const { members, agents, funds, levels } = await readSize(db, scope);
  return {
    countedAt: now.toISOString(),
    comparedUntil: until?.toISOString() ?? null,
    ...{ members, agents, balance: amountText(funds) },
    ...{ totals: figuresValue(totals), before: figuresValue(before) },
    series: days.map((day) => ({ day, figures: figuresValue(byDay.get(day) ?? NO_FIGURES) })),
    levels: levels.map((each) =>
      levelValue(each.level, each.members, byLevel.get(each.level) ?? NO_FIGURES),
    ),
    movers: await nameMovers(db, movers, now),
  };
};
