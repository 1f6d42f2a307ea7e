import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { contractsInForce } from '#sandbox/agents/contracts/contractsInForce.ts';
import { rebateGiven } from '#sandbox/agents/links/rebateGiven.ts';
import { figuresValue } from '#sandbox/agents/team/figures.ts';
import { accountBegins } from '#sandbox/agents/team/inTeam.ts';
import { pathTo } from '#sandbox/agents/team/pathTo.ts';
import { readTotals } from '#sandbox/agents/team/readFigures.ts';
import { findTeamMember, teamMembers } from '#sandbox/agents/team/teamMembers.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { ledgerAccount } from '#sandbox/database/schema/ledger.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { amountText } from '#sandbox/money.ts';
import { percentText } from '#sandbox/percent.ts';
import { AGENT_TYPES } from '#sandbox/sessions/memberTypes.ts';
import type { DownlineKind, TeamMember } from '#src/platform/contract.generated.ts';

type TeamHandlers = Pick<AreaHandlers<'agents'>, 'getTeam' | 'getDownline'>;

const ofKind = (kind: DownlineKind | undefined): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === 'agent' ? inArray(member.type, AGENT_TYPES) : eq(member.type, 0);
};

/** The one of the agent's team that a condition picks. Refuses anybody else as if there were nobody. */
async function teamMember(db: Database, agentId: string, picks: SQL): Promise<TeamMember> {
  const found = await findTeamMember(db, agentId, picks);
  if (!found) throw new Refusal('line_member_unknown');
  return found;
}

async function fundsOf(db: Database, memberId: string): Promise<bigint> {
  const [row] = await db
    .select({ funds: sql`coalesce(sum(${ledgerAccount.balance}), 0)`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), ne(ledgerAccount.currency, POINTS)));
  return row?.funds ?? 0n;
}

/** The team of an agent and each of its members (S1.3, S2.17). */
export const teamHandlers: TeamHandlers = {
  async getTeam({ db, merchant, session, query: { below, account, makes, pageNo, pageSize } }) {
    requireModule(merchant, 'agent');
    const agentId = session.member.id;
    const top =
      below === undefined ? undefined : await teamMember(db, agentId, eq(member.id, below));
    const narrowing =
      account === undefined
        ? eq(member.uplineId, top?.memberId ?? agentId)
        : accountBegins(account);
    const { members, total } = await teamMembers(db, agentId, and(narrowing, ofKind(makes)), {
      pageNo,
      pageSize,
    });
    return {
      path: top && account === undefined ? await pathTo(db, top) : [],
      members,
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
  async getDownline({ db, merchant, session, now, query: { account } }) {
    requireModule(merchant, 'agent');
    const { timeZone } = merchant.brand.market;
    const isNamed = sql`lower(${member.account}) = ${account.toLowerCase()}`;
    const found = await teamMember(db, session.member.id, isNamed);
    const { memberId } = found;
    const [row] = await db
      .select({ vipLevel: member.vipLevel })
      .from(member)
      .where(eq(member.id, memberId));
    const figures = await readTotals(db, { kind: 'member', memberId }, { timeZone, now });
    return {
      member: found,
      balance: amountText(await fundsOf(db, memberId)),
      vipLevel: row?.vipLevel ?? 0,
      rebatePercent: percentText(await rebateGiven(db, memberId)),
      figures: figuresValue(figures),
      contracts: (await contractsInForce(db, memberId)).map(({ kind, period, rate }) => ({
        ...{ kind, period },
        ratePercent: percentText(rate),
      })),
    };
  },
};
