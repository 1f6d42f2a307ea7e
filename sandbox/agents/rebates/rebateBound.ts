import { and, eq, max } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lineRebate, registrationLink } from '#sandbox/database/schema/agents.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { isOpen } from '../links/linkState.ts';
import { HIGHEST_REBATE } from '../settings.ts';
import { lockRebates } from './lockRebates.ts';
import { rebateGiven } from './rebateGiven.ts';

type Agent = Pick<Member, 'id' | 'uplineId'>;

/** The most rebate that an agent can give, in basis points: what they were given; the first of a line, what the settings say. */
export const highestRebate = async (db: Database, { id, uplineId }: Agent): Promise<number> =>
  uplineId === null ? HIGHEST_REBATE : rebateGiven(db, id);

/** The least rebate that a member can be left with, in basis points: the most that they gave to those directly below, or promise in an open link. */
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

/** Refuses a rebate above an agent's own (`rebate_too_high`), which stays as it is until the transaction ends. */
export async function checkRebate(db: Database, agent: Agent, rebate: number): Promise<void> {
  await lockRebates(db, agent.id);
  if (rebate > (await highestRebate(db, agent))) throw new Refusal('rebate_too_high');
}
