import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { answerOnce, isAnswered } from './idempotency.ts';
import { enforceRateLimit } from './rateLimit.ts';
import { inTransaction } from './transaction.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const many = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));

describe('calls at the same time', () => {
  onEachEngine((database) => {
    it('act once for one idempotency key, and all return its answer', async () => {
      const { db } = database();
      const once = { owner: 'A', operation: 'pay', key: randomUUID(), request: [5], now: NOW };
      let acts = 0;
      const answers = await many(6, () =>
        inTransaction(db, (tx) =>
          answerOnce(tx, once, async () => {
            acts += 1;
            const act = acts;
            await wait(20);
            return { act };
          }),
        ),
      );
      expect([acts, answers]).toEqual([1, answers.map(() => ({ act: 1 }))]);
    });

    it('act again if the first of them failed', async () => {
      const { db } = database();
      const once = { owner: 'A', operation: 'pay', key: randomUUID(), request: [5], now: NOW };
      let acts = 0;
      const outcomes = await many(3, () =>
        inTransaction(db, (tx) =>
          answerOnce(tx, once, async () => {
            acts += 1;
            if (acts === 1) throw new Error('The first failed.');
            return acts;
          }),
        ).catch(() => 'failed'),
      );
      expect(outcomes.sort()).toEqual([2, 2, 'failed']);
    });

    it('are recorded as answered, for their owner, operation and key', async () => {
      const { db } = database();
      const call = { owner: 'A', operation: 'pay', key: randomUUID() };
      expect(await isAnswered(db, call)).toBe(false);
      const once = { ...call, request: [5], now: NOW };
      await inTransaction(db, (tx) => answerOnce(tx, once, async () => 1));
      expect(await isAnswered(db, call)).toBe(true);
      for (const other of [{ owner: 'B' }, { operation: 'ask' }, { key: randomUUID() }]) {
        expect(await isAnswered(db, { ...call, ...other })).toBe(false);
      }
    });

    it('are counted one at a time', async () => {
      const { db } = database();
      const name = randomUUID();
      const outcomes = await many(8, () =>
        enforceRateLimit(db, name, { limit: 5, seconds: 60 }, NOW).then(
          () => 'answered',
          () => 'refused',
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(5);
    });
  });
});
