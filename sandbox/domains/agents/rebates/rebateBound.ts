import { and, eq, max } from 'drizzle-orm';
import { isOpen } from '#sandbox/domains/accounts/links/linkState.ts';
import { rebateGiven } from '#sandbox/domains/rewards/rebates/rebateGiven.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { lineRebate, registrationLink } from '../schema.ts';
import { HIGHEST_REBATE } from '../settings.ts';
import { lockRebates } from './lockRebates.ts';

type Agent = Pick<Member, 'id' | 'uplineId'>;

/** The highest rebate that an agent can give, in basis points: their own, or the one in the settings for an agent without an upline. */
export const highestRebate = async (db: Database, { id, uplineId }: Agent): Promise<number> =>
  uplineId === null ? HIGHEST_REBATE : rebateGiven(db, id);

/** A member's lowest possible rebate, in basis points: the highest they gave to direct members, or promise in an open link. */
export async function lowestRebate(db: Database, memberId: string, now: Date): Promise<number> {
  const [given] = await db
    .select({ most: max(lineRebate.rebate) })
    .from(lineRebate)
    .innerJoin(member, eq(member.id, lineRebate.memberId))
    .where(eq(member.uplineId, memberId));
  const [promised] = await db
    .select({ most: max(registrationLink.rebate) })
    .from(registrationLink)
    .where(and(eq(registrationLink.agentId, memberId), isOpen(now)));
  return Math.max(given?.most ?? 0, promised?.most ?? 0);
}

/** Refuses a rebate above the agent's own (`rebate_too_high`). Locks the agent's row until the transaction ends. */
export async function checkRebate(db: Database, agent: Agent, rebate: number): Promise<void> {
  await lockRebates(db, agent.id);
  if (rebate > (await highestRebate(db, agent))) throw new Refusal('rebate_too_high');
}
