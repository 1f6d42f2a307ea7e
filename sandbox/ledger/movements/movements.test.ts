import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { InsufficientFunds } from '#sandbox/kernel/failures/ledgerFailures.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { HouseAccountKind } from '../accountName.ts';
import { balanceOf } from '../balances.ts';
import { addMember, addMerchant, balancesByName, movement } from '../ledger.fixture.ts';
import type { Posted } from '../posting.ts';
import { verifyBooks } from '../verifyBooks.ts';
import { type CommissionKind, payCommission } from './commission.ts';
import { correct } from './correction.ts';
import { creditDeposit } from './deposit.ts';
import { payWin, takeStake } from './play.ts';
import { convertPoints, earnPoints, redeemPoints } from './points.ts';
import { payBonus, payRebate } from './reward.ts';
import { transferBetweenWallets, transferToMember } from './transfer.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from './withdrawal.ts';

const COMMISSIONS: CommissionKind[] = [
  'dividend',
  'daily-salary',
  'hourly-salary',
  'real-time-salary',
];

describe('the movements of the ledger', () => {
  onEachEngine((database) => {
    let merchant: Merchant;
    let single: Merchant;
    beforeAll(async () => {
      merchant = await addMerchant(database().db, { single: false });
      single = await addMerchant(database().db, { single: true });
    });

    /** Runs a movement in its own transaction. */
    const run = <Given>(move: (db: Database, given: Given) => Promise<Posted>, given: Given) =>
      database().db.transaction((tx) => move(tx, given));
    /** Adds a member with money in the wallet. */
    const memberWith = async (amount: bigint, of = merchant) => {
      const memberId = await addMember(database().db, of);
      await run(creditDeposit, movement(of, memberId, amount));
      return memberId;
    };
    const balances = (memberId: string) => balancesByName(database().db, memberId);
    const house = (kind: HouseAccountKind) => balanceOf(database().db, merchant, { kind });

    it('credit a deposit from the cashier', async () => {
      const before = await house('cashier');
      expect(await balances(await memberWith(500n))).toEqual({ main: 500n });
      expect(await house('cashier')).toBe(before - 500n);
    });

    it('credit the only wallet at a single-wallet merchant', async () => {
      expect(await balances(await memberWith(500n, single))).toEqual({ single: 500n });
    });

    it('hold a withdrawal, pay it in parts less the fee, and refund the rest (S3.16)', async () => {
      const memberId = await memberWith(1000n);
      const before = { cashier: await house('cashier'), fees: await house('fees') };
      await run(holdWithdrawal, movement(merchant, memberId, 800n));
      expect(await balances(memberId)).toEqual({ main: 200n, locked: 800n });
      await run(settleWithdrawal, { ...movement(merchant, memberId, 500n), fee: 5n });
      await run(settleWithdrawal, { ...movement(merchant, memberId, 100n), fee: 0n });
      await run(releaseWithdrawal, movement(merchant, memberId, 200n));
      expect(await balances(memberId)).toEqual({ main: 400n, locked: 0n });
      expect(await house('cashier')).toBe(before.cashier + 595n);
      expect(await house('fees')).toBe(before.fees + 5n);
    });

    it('settle a withdrawal that consists of the fee only, and reject a higher fee', async () => {
      const memberId = await memberWith(10n);
      await run(holdWithdrawal, movement(merchant, memberId, 10n));
      const settle = (fee: bigint) =>
        run(settleWithdrawal, { ...movement(merchant, memberId, 10n), fee });
      for (const fee of [11n, -1n]) {
        const refused = settle(fee);
        await expect(refused).rejects.toThrow(RangeError);
        await expect(refused).rejects.toThrow('A fee lies between zero and the amount');
      }
      await settle(10n);
      expect(await balances(memberId)).toEqual({ main: 0n, locked: 0n });
    });

    it('pay no more of a withdrawal than was held', async () => {
      const memberId = await memberWith(100n);
      await run(holdWithdrawal, movement(merchant, memberId, 60n));
      const settled = run(settleWithdrawal, { ...movement(merchant, memberId, 61n), fee: 0n });
      await expect(settled).rejects.toThrow(InsufficientFunds);
    });

    it('transfer money between the wallets of a member', async () => {
      const memberId = await memberWith(100n);
      const move = (amount: bigint, from: string, to: string) => {
        const wallet = (code: string) =>
          code === 'main'
            ? { kind: 'main' as const }
            : { kind: 'vendor' as const, vendorCode: code };
        const transfer = { from: wallet(from), to: wallet(to) };
        return run(transferBetweenWallets, {
          ...movement(merchant, memberId, amount),
          ...transfer,
        });
      };
      await move(70n, 'main', 'CQ9');
      await move(30n, 'CQ9', 'PT');
      await move(10n, 'PT', 'main');
      expect(await balances(memberId)).toEqual({ main: 40n, CQ9: 40n, PT: 20n });
      await expect(move(1n, 'PT', 'PT')).rejects.toThrow(RangeError);
    });

    it('transfer money to another member of the same merchant only (S6.4)', async () => {
      const [sender, receiver] = [await memberWith(100n), await memberWith(1n)];
      await run(transferToMember, { ...movement(merchant, sender, 60n), toMemberId: receiver });
      expect([await balances(sender), await balances(receiver)]).toEqual([
        { main: 40n },
        { main: 61n },
      ]);
      const stranger = await memberWith(1n, single);
      const abroad = { ...movement(merchant, sender, 1n), toMemberId: stranger };
      await expect(run(transferToMember, abroad)).rejects.toThrow();
    });

    it('stake from the vendor’s wallet, or from the only one', async () => {
      for (const [of, wallet] of [
        [merchant, 'CQ9'],
        [single, 'single'],
      ] as const) {
        const memberId = await memberWith(100n, of);
        const play = (amount: bigint) => ({ ...movement(of, memberId, amount), vendorCode: 'CQ9' });
        if (of === merchant) {
          const transfer = {
            from: { kind: 'main' },
            to: { kind: 'vendor', vendorCode: 'CQ9' },
          } as const;
          await run(transferBetweenWallets, { ...movement(of, memberId, 100n), ...transfer });
        }
        await run(takeStake, play(30n));
        await run(payWin, play(45n));
        expect(await balances(memberId)).toMatchObject({ [wallet]: 115n });
        await expect(run(takeStake, play(116n))).rejects.toThrow(InsufficientFunds);
      }
    });

    it('credit bonuses, rebates and contract payments', async () => {
      const memberId = await memberWith(1n);
      const before = {
        promotions: await house('promotions'),
        commission: await house('commission'),
      };
      await run(payBonus, movement(merchant, memberId, 10n));
      await run(payRebate, movement(merchant, memberId, 20n));
      for (const kind of COMMISSIONS) {
        await run(payCommission, { ...movement(merchant, memberId, 5n), kind });
      }
      expect(await balances(memberId)).toEqual({ main: 51n });
      expect(await house('promotions')).toBe(before.promotions - 30n);
      expect(await house('commission')).toBe(before.commission - 20n);
    });

    it('correct bookings, within the wallet’s balance', async () => {
      const memberId = await memberWith(100n);
      const before = await house('cashier');
      await run(correct, { ...movement(merchant, memberId, 30n), way: 'credit' });
      await run(correct, { ...movement(merchant, memberId, 80n), way: 'debit' });
      expect(await balances(memberId)).toEqual({ main: 50n });
      expect(await house('cashier')).toBe(before + 50n);
      const tooMuch = { ...movement(merchant, memberId, 51n), way: 'debit' } as const;
      await expect(run(correct, tooMuch)).rejects.toThrow(InsufficientFunds);
    });

    it('keep points separate from money until they are converted', async () => {
      const memberId = await memberWith(1n);
      await run(earnPoints, movement(merchant, memberId, 1000n));
      await run(redeemPoints, movement(merchant, memberId, 300n));
      await run(convertPoints, { ...movement(merchant, memberId, 500n), worth: 25n });
      expect(await balances(memberId)).toEqual({ main: 26n, points: 200n });
      const tooMany = { ...movement(merchant, memberId, 201n), worth: 1n };
      await expect(run(convertPoints, tooMany)).rejects.toThrow(InsufficientFunds);
    });

    it.each([0n, -1n])('reject an amount of %s', async (amount) => {
      const memberId = await memberWith(100n);
      const refused = movement(merchant, memberId, amount);
      for (const move of [creditDeposit, holdWithdrawal, payBonus, redeemPoints]) {
        await expect(run(move, refused)).rejects.toThrow(RangeError);
        await expect(run(move, refused)).rejects.toThrow('an amount above zero');
      }
      const settled = run(settleWithdrawal, { ...refused, fee: 0n });
      await expect(settled).rejects.toThrow('an amount above zero');
      for (const conversion of [
        { ...movement(merchant, memberId, 1n), worth: amount },
        { ...refused, worth: 1n },
      ]) {
        await expect(run(convertPoints, conversion)).rejects.toThrow('an amount above zero');
      }
    });

    it('leave consistent books', async () => {
      expect(await verifyBooks(database().db)).toEqual([]);
    });
  });
});
