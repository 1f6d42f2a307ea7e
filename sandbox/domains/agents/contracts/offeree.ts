import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { isAgent, isAvailable } from '#sandbox/kernel/sessions/session.ts';
import { findBelow, type MemberBelow, requireBelow } from '../team/membersBelow.ts';

/** A member directly below an agent who is offered a contract, and when. */
export interface OffereeQuery {
  uplineId: string;
  account: string;
  now: Date;
}

/** Whether a contract can be offered to a member. */
export const canBeOffered = (
  found: Pick<MemberBelow, 'status' | 'excludedUntil' | 'suspendedAt'>,
  now: Date,
): boolean => isAvailable(found, now) && !found.suspendedAt;

/** Finds the agent directly below who can be offered contracts; undefined for anybody else. */
export async function findOfferee(
  db: Database,
  asked: OffereeQuery,
): Promise<MemberBelow | undefined> {
  const found = await findBelow(db, asked);
  return found && isAgent(found) && canBeOffered(found, asked.now) ? found : undefined;
}

/** The agent directly below who can be offered contracts. Refuses one who is not directly below, no agent, or not available. */
export async function requireOfferee(db: Database, asked: OffereeQuery): Promise<MemberBelow> {
  const found = await requireBelow(db, asked);
  if (!isAgent(found)) throw new Refusal('agent_downline_needed');
  if (!canBeOffered(found, asked.now)) throw new Refusal('contract_agent_unavailable');
  return found;
}
