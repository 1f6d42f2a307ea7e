import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { askedOf, countFailure } from './loginFailures.ts';
import { LOGIN } from './settings.ts';

const TRIES = 8;
const PASSWORD_MS = 30;

describe('failed logins with one username at the same time', () => {
  onEachEngine((database) => {
    it('are limited like failed logins one after another (S9.6)', async () => {
      const { db } = database();
      const { merchantCode } = await addMerchant(db, { single: true });
      const name = { merchantCode, name: 'Somebody' };
      const wrongLogin = () =>
        inTransaction(db, async (tx) => {
          await askedOf(tx, name, NOW);
          await wait(PASSWORD_MS);
          await countFailure(tx, name, NOW);
        });
      const tries = await Promise.allSettled(Array.from({ length: TRIES }, wrongLogin));
      const counted = tries.filter(({ status }) => status === 'fulfilled');
      expect(counted).toHaveLength(LOGIN.failuresUntilLock);
    });
  });
});
