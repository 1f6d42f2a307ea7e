import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import { reward } from './schema/rewards.ts';

/** The titles of a member's bonuses in a language, by the references of their movements. Bonuses without a reward are omitted. */
export async function bonusTitles(
  db: Database,
  memberId: string,
  references: string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({ id: reward.id, title: reward.title })
    .from(reward)
    .where(and(eq(reward.memberId, memberId), inArray(sql`${reward.id}::text`, references)));
  return new Map(rows.map(({ id, title }) => [id, inLanguage(title, language)]));
}
