import { eq } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lineRebate } from '#sandbox/database/schema/agents.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { HIGHEST_REBATE } from '../settings.ts';

/** The most rebate that an agent can give, in basis points: what they were given; the first of a line, what the settings say. */
export async function highestRebate(
  db: Database,
  { id, uplineId }: Pick<Member, 'id' | 'uplineId'>,
): Promise<number> {
  if (uplineId === null) return HIGHEST_REBATE;
  const [own] = await db
    .select({ rebate: lineRebate.rebate })
    .from(lineRebate)
    .where(eq(lineRebate.memberId, id));
  return own?.rebate ?? 0;
}

/** Refuses a rebate above an agent's own (`rebate_too_high`). */
export async function checkRebate(
  db: Database,
  agent: Pick<Member, 'id' | 'uplineId'>,
  rebate: number,
): Promise<void> {
  if (rebate > (await highestRebate(db, agent))) throw new Refusal('rebate_too_high');
}
