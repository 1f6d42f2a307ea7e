import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { isAgent, isOnBreak, type Member } from '#sandbox/sessions/session.ts';

const MEMBER = {
  ...{ id: member.id, account: member.account, nickname: member.nickname, type: member.type },
  ...{ status: member.status, excludedUntil: member.excludedUntil },
};

type Below = Pick<Member, keyof typeof MEMBER>;

/** Somebody whom an agent offers a contract, directly below, and when. */
export interface Asked {
  uplineId: string;
  account: string;
  now: Date;
}

async function memberBelow(db: Database, { uplineId, account }: Asked): Promise<Below | undefined> {
  const isNamed = sql`lower(${member.account}) = ${account.toLowerCase()}`;
  const [found] = await db
    .select(MEMBER)
    .from(member)
    .where(and(eq(member.uplineId, uplineId), isNamed));
  return found;
}

/** Whether something can be sent to somebody. Why it cannot is told to nobody (DECISIONS, player protection). */
const isAvailable = (found: Below, now: Date): boolean =>
  found.status === 'active' && !isOnBreak(found, now);

/** The agent directly below who can be offered contracts; none for anybody else. */
export async function findOfferee(db: Database, asked: Asked): Promise<Below | undefined> {
  const found = await memberBelow(db, asked);
  return found && isAgent(found) && isAvailable(found, asked.now) ? found : undefined;
}

/** The agent directly below who can be offered contracts. Refuses an account that is not directly below, one that is no agent's, and one that nothing can be sent to. */
export async function requireOfferee(db: Database, asked: Asked): Promise<Below> {
  const found = await memberBelow(db, asked);
  if (!found) throw new Refusal('line_member_unknown');
  if (!isAgent(found)) throw new Refusal('agent_downline_needed');
  if (!isAvailable(found, asked.now)) throw new Refusal('contract_agent_unavailable');
  return found;
}
