import { type SQL, sql } from 'drizzle-orm';
import type { Page } from '#sandbox/ledger/statement.ts';

/** A column of `found` to sort by; rows for which it is null are sorted by the columns before and after it. */
export interface SortKey {
  by: SQL;
  order: 'asc' | 'desc';
}

/** The sort order of rows, as SQL, or its reverse. */
export const sortedBy = (keys: readonly SortKey[], isReversed = false): SQL =>
  sql.join(
    keys.map(({ by, order }) => ((order === 'asc') === isReversed ? sql`${by} DESC` : by)),
    sql`, `,
  );

/**
 * The rows of a page of `found`, unordered, as SQL. They are picked from the nearer end: a sort keeps no more rows than those up to the page,
 * so the last page costs as little as the first.
 * @param total how many rows `found` has
 */
export function pageRows(keys: readonly SortKey[], total: SQL, { pageNo, pageSize }: Page): SQL {
  const skipped = (pageNo - 1) * pageSize;
  const isNear = sql`${2 * skipped} < ${total}`;
  return sql`
    (SELECT found.* FROM found ORDER BY ${sortedBy(keys)}
      LIMIT CASE WHEN ${isNear} THEN ${pageSize} ELSE 0 END OFFSET ${skipped})
    UNION ALL
    (SELECT found.* FROM found ORDER BY ${sortedBy(keys, true)}
      LIMIT CASE WHEN ${isNear} THEN 0 ELSE greatest(least(${pageSize}, ${total} - ${skipped}), 0) END
      OFFSET greatest(${total} - ${skipped + pageSize}, 0))`;
}

/**
 * The rows of a page counted from the nearer end of a list: how many, after how many others, and whether the list is read backwards. A sort
 * keeps no more rows than those up to the page, so the last page costs as little as the first.
 * @param total the length of the list
 */
export function nearerEnd(
  total: number,
  { pageNo, pageSize }: Page,
): { limit: number; offset: number; isReversed: boolean } {
  const skipped = (pageNo - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, total - skipped));
  if (2 * skipped < total) return { limit, offset: skipped, isReversed: false };
  return { limit, offset: Math.max(0, total - skipped - pageSize), isReversed: true };
}
