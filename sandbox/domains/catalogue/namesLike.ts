import { ilike, or, type SQL } from 'drizzle-orm';
import { game } from './schema.ts';

/** Restricts games to those with a text in their name, in any language and case. */
export function namesLike(part: string): SQL | undefined {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(game.name, pattern), ilike(game.nameBn, pattern));
}
