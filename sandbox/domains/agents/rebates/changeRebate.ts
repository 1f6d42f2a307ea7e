import { rebateGiven } from '#sandbox/domains/rewards/rebates/rebateGiven.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { lineRebate, lineRebateChange } from '../schema.ts';
import { lockRebates } from './lockRebates.ts';
import { checkRebate, lowestRebate } from './rebateBound.ts';

/** A change of rebate for a member directly below an agent, in basis points. */
export interface RebateChange {
  agent: Pick<Member, 'id' | 'uplineId'>;
  memberId: string;
  rebate: number;
  /** The rebate that the agent was shown. */
  before: number;
}

/**
 * Changes the rebate of a member. Bets settled before the change keep the old rate. Refuses one above the agent's own (`rebate_too_high`),
 * one below what the member has given to others (`rebate_too_low`), and a change of another rebate than the agent was shown
 * (`rebate_changed`). Returns whether the rate changed. `db` is the caller's transaction.
 */
export async function changeRebate(
  db: Database,
  { agent, memberId, rebate, before }: RebateChange,
  now: Date,
): Promise<boolean> {
  await checkRebate(db, agent, rebate);
  await lockRebates(db, memberId);
  const held = await rebateGiven(db, memberId);
  if (held !== before) throw new Refusal('rebate_changed');
  if (rebate < (await lowestRebate(db, memberId, now))) throw new Refusal('rebate_too_low');
  if (rebate === held) return false;
  await db
    .insert(lineRebateChange)
    .values({ memberId, until: now, rebate: held })
    .onConflictDoNothing();
  await db
    .insert(lineRebate)
    .values({ memberId, rebate })
    .onConflictDoUpdate({ target: lineRebate.memberId, set: { rebate } });
  return true;
}
