import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lotOf } from '#scripts/test/draw.ts';
import { onEachEngine } from './engines.fixture.ts';

const LIMIT = 2n ** 63n - 1n;
const amount = fc.option(fc.bigInt({ min: -(2n ** 58n), max: 2n ** 58n }));

onEachEngine((database) => {
  const sumOf = async (amounts: readonly (bigint | null)[]) => {
    const list = sql.join(
      amounts.map((each) => sql`(${each === null ? null : String(each)}::bigint)`),
      sql`, `,
    );
    const { rows } = await database().db.execute<{ sum: string | null }>(
      sql`SELECT amount_sum(amount)::text AS sum FROM (VALUES ${list}) AS each (amount)`,
    );
    return rows[0]?.sum;
  };

  it('sums amounts exactly, ignores nulls, and returns null without amounts', async () => {
    const check = fc.asyncProperty(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      async (amounts) => {
        const known = amounts.filter((each) => each !== null);
        const sum = known.reduce((total, each) => total + each, 0n);
        expect(await sumOf(amounts)).toBe(known.length > 0 ? String(sum) : null);
      },
    );
    await fc.assert(check, { numRuns: 50, seed: lotOf('sums of amounts') });
  });

  it('rejects a sum that is not a valid amount', async () => {
    await expect(sumOf([LIMIT, 1n])).rejects.toThrow();
    expect(await sumOf([LIMIT, 1n - LIMIT])).toBe('1');
  });
});
