import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { addDownline, addDownlines } from '../agents.fixture.ts';
import { memberLine } from '../schema.ts';

const DEEP = 60;
const RUNS = 10;
const RUNS_MS = 120_000;

const belowOf = (db: Database, ancestorId: string) =>
  db
    .select({ id: memberLine.memberId, depth: memberLine.depth })
    .from(memberLine)
    .where(eq(memberLine.ancestorId, ancestorId))
    .orderBy(asc(memberLine.depth));

onEachEngine((database) => {
  const start = async (): Promise<{ db: Database; merchant: Merchant }> => {
    const { db } = database();
    return { db, merchant: await addMerchant(db, { single: false }) };
  };

  it('a member sixty levels down is in the team of every upline, and of nobody else (S1.3)', {
    timeout: RUNS_MS,
  }, async () => {
    const { db, merchant } = await start();
    const ids = [await addDownline(db, merchant, null)];
    for (let level = 1; level < DEEP; level += 1)
      ids.push(await addDownline(db, merchant, ids.at(-1) ?? null));
    const beside = await addDownline(db, merchant, ids[0] ?? null);
    for (const level of [0, 1, 40]) {
      const below = await belowOf(db, ids[level] ?? '');
      const own = below.filter(({ id }) => id !== beside);
      expect(own.map(({ id }) => id)).toEqual(ids.slice(level + 1));
      expect(own.map(({ depth }) => depth)).toEqual(ids.slice(level + 1).map((_, at) => at + 1));
      expect(below.length - own.length).toBe(level === 0 ? 1 : 0);
    }
    expect(await belowOf(db, beside)).toEqual([]);
  });

  it('the line is the same for members added one by one or many at once, uplines first', {
    timeout: RUNS_MS,
  }, async () => {
    const { db, merchant } = await start();
    const uplines = fc.array(fc.nat(), { minLength: 1, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(uplines, async (given) => {
        const parents = given.map((pick, at) => (at === 0 ? null : pick % at));
        const ids = await addDownlines(db, merchant, parents);
        const pathOf = (at: number): number[] => {
          const parent = parents[at];
          return parent === null || parent === undefined ? [] : [parent, ...pathOf(parent)];
        };
        for (const [at, id] of ids.entries()) {
          const above = await db
            .select({ id: memberLine.ancestorId })
            .from(memberLine)
            .where(eq(memberLine.memberId, id))
            .orderBy(asc(memberLine.depth));
          expect(above.map((one) => one.id)).toEqual(pathOf(at).map((parent) => ids[parent]));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('a member stays where they registered, and never gets an upline of another merchant', async () => {
    const { db, merchant } = await start();
    const other = await addMerchant(db, { single: false });
    const upline = await addDownline(db, merchant, null);
    const elsewhere = await addDownline(db, merchant, null);
    const id = await addDownline(db, merchant, upline);
    const moved = db.update(member).set({ uplineId: elsewhere }).where(eq(member.id, id));
    await expect(moved).rejects.toThrow();
    await expect(addDownline(db, other, upline)).rejects.toThrow();
    const line = and(eq(memberLine.memberId, id), eq(memberLine.ancestorId, upline));
    expect(await db.$count(memberLine, line)).toBe(1);
  });

  it('a trial account is in no team', async () => {
    const { db, merchant } = await start();
    const upline = await addDownline(db, merchant, null);
    await expect(addDownline(db, merchant, upline, TRIAL_TYPE)).rejects.toThrow();
    expect(await belowOf(db, upline)).toEqual([]);
    await addDownline(db, merchant, null, TRIAL_TYPE);
  });
});
