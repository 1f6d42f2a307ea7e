import type { announcement } from '#sandbox/domains/content/schema.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { textsOf } from '#sandbox/kernel/text/texts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Row = Omit<typeof announcement.$inferInsert, 'merchantCode'>;

/** The texts of the announcements in each language. */
const TEXTS = 'sandbox/announcements';

/** The initial announcements: the key of their texts, kind, audience, days ago, and hour. */
const ANNOUNCEMENTS: readonly [string, Row['kind'], Row['execution'], number, number][] = [
  ['welcome', 'PU', 'B', 1, 5],
  ['credits', 'B', 'B', 2, 9],
  ['age', 'B', 'B', 7, 9],
  ['tables', 'B', 'B', 14, 9],
  ['maintenance', 'PL', 'B', 21, 9],
  ['breaks', 'H', 'B', 28, 9],
  ['lastLogin', 'PL', 'A', 5, 9],
  ['points', 'PR', 'A', 19, 9],
  ['limits', 'PU', 'F', 42, 9],
];

/** A merchant's initial announcements and notices, for every audience (S3.8), all from before `day`. */
export function announcementsOf({ name, market }: ResolvedBrand, day: Date): Row[] {
  const values = () => ({ brand: name, age: String(market.minimumAge) });
  return ANNOUNCEMENTS.map(([key, kind, execution, daysAgo, hour]) => ({
    ...{ kind, execution },
    publishedAt: before(day, daysAgo, hour),
    title: textsOf(TEXTS, `${key}.title`, values),
    content: textsOf(TEXTS, `${key}.text`, values),
  }));
}
