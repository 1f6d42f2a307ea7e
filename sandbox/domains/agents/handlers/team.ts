import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rebateGiven } from '#sandbox/domains/rewards/rebates/rebateGiven.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import {
  type Days,
  daysOf,
  FIRST_DAY,
  inPeriod,
  type MarketTime,
} from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { AGENT_TYPES } from '#sandbox/kernel/sessions/memberTypes.ts';
import type { DownlineKind, RebateBounds, TeamMember } from '#src/platform/contract.generated.ts';
import { contractsInForce } from '../contracts/contractsInForce.ts';
import { highestRebate, lowestRebate } from '../rebates/rebateBound.ts';
import { memberLine } from '../schema.ts';
import { figuresValue } from '../team/figures.ts';
import { accountBegins } from '../team/inTeam.ts';
import { pathTo } from '../team/pathTo.ts';
import { readFigures } from '../team/readFigures.ts';
import { levelOf } from '../team/scope.ts';
import { findTeamMember, readTeamPage, type TeamReader } from '../team/teamMembers.ts';

type TeamHandlers = Pick<AreaHandlers<'agents'>, 'getTeam' | 'getDownline'>;

const ofKind = (kind: DownlineKind | undefined): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === 'agent' ? inArray(member.type, AGENT_TYPES) : eq(member.type, 0);
};

type TeamQuery = Call<'getTeam'>['query'];

/** The days of a query, from the first day on if it has no start; undefined if it has neither start nor end. */
const daysAsked = (from: string | undefined, to: string | undefined): Days | undefined =>
  from === undefined && to === undefined ? undefined : { from: from ?? FIRST_DAY, to };

/**
 * The condition that selects members of the whole team: the beginning of an account, a level, days of joining or of a first deposit;
 * undefined if only direct members are listed.
 */
function wholeTeam(
  { account, level, joinedFrom, joinedTo, firstDepositFrom, firstDepositTo }: TeamQuery,
  market: MarketTime,
): SQL | undefined {
  const joined = daysAsked(joinedFrom, joinedTo);
  const deposited = daysAsked(firstDepositFrom, firstDepositTo);
  return and(
    accountBegins(account),
    level === undefined ? undefined : eq(levelOf(memberLine.depth), level),
    joined && inPeriod(member.createdAt, joined, market),
    deposited && inPeriod(member.firstDepositAt, deposited, market),
  );
}

/** The member of the agent's team that matches a condition. Refuses anybody else as if they did not exist. */
async function teamMember(db: Database, reader: TeamReader, picks: SQL): Promise<TeamMember> {
  const found = await findTeamMember(db, reader, picks);
  if (!found) throw new Refusal('line_member_unknown');
  return found;
}

/** The bounds within which an agent can change a member's rebate; none for members who are not directly below. */
async function rebateBounds(
  { db, session, now }: Call<'getDownline'>,
  { memberId, depth }: TeamMember,
): Promise<RebateBounds | null> {
  if (depth !== 1) return null;
  return {
    least: percentText(await lowestRebate(db, memberId, now)),
    most: percentText(await highestRebate(db, session.member)),
  };
}

/** Handlers for an agent's team and each of its members (S1.3, S2.17). */
export const teamHandlers: TeamHandlers = {
  async getTeam({ db, merchant, session, now, query }) {
    requireModule(merchant, 'agent');
    const { below, makes, pageNo, pageSize } = query;
    const agentId = session.member.id;
    const reader = { agentId, merchant, now };
    const { timeZone } = merchant.brand.market;
    const top =
      below === undefined ? undefined : await teamMember(db, reader, eq(member.id, below));
    const found = wholeTeam(query, { timeZone, now });
    const narrowing = found ?? eq(member.uplineId, top?.memberId ?? agentId);
    const asked = and(narrowing, ofKind(makes));
    const page = { pageNo, pageSize };
    const { members, total, funds } = await readTeamPage(db, reader, asked, page, query);
    return {
      countedAt: now.toISOString(),
      path: top && !found ? await pathTo(db, top) : [],
      members,
      balance: amountText(merchant, funds),
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
  async getDownline(call) {
    const { db, merchant, session, now } = call;
    const { account } = call.query;
    requireModule(merchant, 'agent');
    const { timeZone } = merchant.brand.market;
    const isNamed = sql`lower(${member.account}) = ${account.toLowerCase()}`;
    const reader = { agentId: session.member.id, merchant, now };
    const found = await teamMember(db, reader, isNamed);
    const { memberId } = found;
    const [row] = await db
      .select({ vipLevel: member.vipLevel })
      .from(member)
      .where(eq(member.id, memberId));
    const { totals } = await readFigures(db, {
      scope: { kind: 'member', memberId },
      ...{ merchantCode: merchant.merchantCode, timeZone },
      days: daysOf({}, { timeZone, now }),
      comparedUntil: null,
    });
    return {
      member: found,
      vipLevel: row?.vipLevel ?? 0,
      rebatePercent: percentText(await rebateGiven(db, memberId)),
      rebateBounds: await rebateBounds(call, found),
      figures: figuresValue(merchant, totals),
      contracts: (await contractsInForce(db, memberId)).map(({ kind, period, rate }) => ({
        ...{ kind, period },
        ratePercent: percentText(rate),
      })),
    };
  },
};
