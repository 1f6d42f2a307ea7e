import { beforeAll, describe, expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { balancesOf } from './balances.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';
import { earnPoints } from './movements/points.ts';
import { holdWithdrawal } from './movements/withdrawal.ts';
import { statement } from './statement.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const ALL = { pageNo: 1, pageSize: 50 };

describe('a ledger statement', () => {
  onEachEngine((database) => {
    let memberId: string;
    beforeAll(async () => {
      await database().db.transaction(async (tx) => {
        const merchant = await addMerchant(tx, { single: false });
        memberId = await addMember(tx, merchant);
        const other = await addMember(tx, merchant);
        await creditDeposit(tx, movement(merchant, other, 7n));
        for (const number of [1, 2, 3]) {
          const at = { at: day(number), reference: `D-${number}`, note: 'by hand' };
          await creditDeposit(tx, movement(merchant, memberId, 100n, at));
        }
        await earnPoints(tx, movement(merchant, memberId, 50n, { at: day(4) }));
        await holdWithdrawal(tx, movement(merchant, memberId, 120n, { at: day(5) }));
      });
    });
    const read = (filter = {}, page = ALL) => statement(database().db, memberId, filter, page);
    const amounts = async (filter = {}, page = ALL) =>
      (await read(filter, page)).lines.map(({ amount }) => amount);

    it('lists the entries of each account, the newest first', async () => {
      const { lines } = await read({ accounts: ['main'] });
      expect(lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
        [-120n, 180n],
        [100n, 300n],
        [100n, 200n],
        [100n, 100n],
      ]);
      expect(lines[3]).toMatchObject({
        at: day(1),
        kind: 'deposit',
        reference: 'D-1',
        note: 'by hand',
        account: 'main',
        vendorCode: null,
      });
    });

    it('is filtered by account, kind and period', async () => {
      expect(await amounts({ accounts: ['points', 'locked'] })).toEqual([120n, 50n]);
      expect(await amounts({ kinds: ['deposit'] })).toEqual([100n, 100n, 100n]);
      expect(await amounts({ kinds: ['win'] })).toEqual([]);
      expect(await amounts({ from: day(2), until: day(3) })).toEqual([100n]);
    });

    it('is paged, with totals over all pages', async () => {
      const deposits = { kinds: ['deposit'] };
      const first = await read(deposits, { pageNo: 1, pageSize: 2 });
      const last = await read(deposits, { pageNo: 2, pageSize: 2 });
      expect([...first.lines, ...last.lines].map(({ reference }) => reference)).toEqual([
        'D-3',
        'D-2',
        'D-1',
      ]);
      expect(last.totals).toEqual(first.totals);
      expect(first.totals).toMatchObject([{ lines: 3, received: 300n, spent: 0n }]);
    });

    it('has totals for each kind', async () => {
      const { totals } = await read({ accounts: ['main'] });
      expect(totals).toMatchObject([
        { kind: 'deposit', lines: 3, received: 300n, spent: 0n },
        { kind: 'withdrawal-hold', lines: 1, received: 0n, spent: -120n },
      ]);
    });

    it('adds up to the balances for each currency', async () => {
      const { totals } = await read();
      const balances = await balancesOf(database().db, memberId);
      const sumsOf = (amounts: readonly { currency: string; amount: bigint }[]) => {
        const sums = new Map<string, bigint>();
        for (const { currency, amount } of amounts) {
          sums.set(currency, (sums.get(currency) ?? 0n) + amount);
        }
        return sums;
      };
      const stated = totals.map(({ currency, received, spent }) => ({
        ...{ currency, amount: received + spent },
      }));
      const kept = balances.map(({ currency, balance }) => ({ currency, amount: balance }));
      expect(sumsOf(stated)).toEqual(sumsOf(kept));
    });
  });
});
