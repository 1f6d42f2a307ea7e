import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { game } from './schema.ts';

/** Restricts games to those with a text in their name, in any language and case. */
export function namesLike(part: string): SQL | undefined {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const others = sql`EXISTS (SELECT FROM jsonb_each_text(${game.names}) AS own WHERE own.value ILIKE ${pattern})`;
  return or(ilike(game.name, pattern), others);
}
