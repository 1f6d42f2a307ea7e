import { findBelow, type MemberBelow, requireBelow } from '#sandbox/agents/team/membersBelow.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { isAgent, isOnBreak } from '#sandbox/sessions/session.ts';

/** Somebody whom an agent offers a contract, directly below, and when. */
export interface Asked {
  uplineId: string;
  account: string;
  now: Date;
}

/** Whether a member can be sent anything. The reason why not is never shown (DECISIONS, player protection). */
const isAvailable = (found: MemberBelow, now: Date): boolean =>
  found.status === 'active' && !isOnBreak(found, now);

/** The agent directly below who can be offered contracts; none for anybody else. */
export async function findOfferee(db: Database, asked: Asked): Promise<MemberBelow | undefined> {
  const found = await findBelow(db, asked);
  return found && isAgent(found) && isAvailable(found, asked.now) ? found : undefined;
}

/** The agent directly below who can be offered contracts. Refuses an account that is not directly below, one that is no agent's, and one that nothing can be sent to. */
export async function requireOfferee(db: Database, asked: Asked): Promise<MemberBelow> {
  const found = await requireBelow(db, asked);
  if (!isAgent(found)) throw new Refusal('agent_downline_needed');
  if (!isAvailable(found, asked.now)) throw new Refusal('contract_agent_unavailable');
  return found;
}
