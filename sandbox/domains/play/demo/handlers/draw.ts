import { eq } from 'drizzle-orm';
import type { game } from '#sandbox/domains/catalogue/schema.ts';
import { displayedOdds } from '#sandbox/domains/lottery/displayedOdds.ts';
import { drawFormatOf } from '#sandbox/domains/lottery/drawRules.ts';
import { lottery } from '#sandbox/domains/lottery/schema.ts';
import { CLOSING_MS } from '#sandbox/domains/lottery/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { DemoDraw } from '#src/platform/contract.generated.ts';

/** The draw data of a lottery for its page; null for any other game. */
export async function demoDraw(
  db: Database,
  { id, classify }: typeof game.$inferSelect,
  now: Date,
): Promise<DemoDraw | null> {
  const [row] = await db.select().from(lottery).where(eq(lottery.gameId, id));
  if (!row) return null;
  const shape = drawFormatOf(classify);
  return {
    now: now.toISOString(),
    minutes: row.minutes,
    closingSeconds: CLOSING_MS / 1000,
    lowest: shape.lowest,
    highest: shape.highest,
    odds: displayedOdds(shape),
  };
}
