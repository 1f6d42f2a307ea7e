import { beforeAll, describe, expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { balanceOf, balancesOf, lockBalancesOf } from './balances.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';
import { earnPoints } from './movements/points.ts';
import { transferBetweenWallets } from './movements/transfer.ts';

describe('the balances of a member', () => {
  onEachEngine((database) => {
    let merchant: Merchant;
    let memberId: string;
    beforeAll(async () => {
      await database().db.transaction(async (tx) => {
        merchant = await addMerchant(tx, { single: false });
        memberId = await addMember(tx, merchant);
        const other = await addMember(tx, merchant);
        await creditDeposit(tx, movement(merchant, other, 7n));
        await earnPoints(tx, movement(merchant, memberId, 50n));
        await creditDeposit(tx, movement(merchant, memberId, 100n));
        const wallets = {
          from: { kind: 'main' },
          to: { kind: 'vendor', vendorCode: 'PT' },
        } as const;
        await transferBetweenWallets(tx, { ...movement(merchant, memberId, 30n), ...wallets });
      });
    });

    const inOrder = () => [
      { kind: 'points', vendorCode: null, currency: 'PTS', balance: 50n },
      { kind: 'main', vendorCode: null, currency: merchant.brand.market.currency, balance: 70n },
      { kind: 'vendor', vendorCode: 'PT', currency: merchant.brand.market.currency, balance: 30n },
    ];

    it('include every account in use, in the order in which they were opened', async () => {
      expect(await balancesOf(database().db, memberId)).toEqual(inOrder());
    });

    it('are the same when the accounts are locked', async () => {
      const locked = database().db.transaction((tx) => lockBalancesOf(tx, memberId));
      expect(await locked).toEqual(inOrder());
    });

    it('are separate for each vendor, and zero for an account that was never used', async () => {
      const { db } = database();
      const at = (vendorCode: string) =>
        balanceOf(db, merchant, { memberId, kind: 'vendor', vendorCode });
      expect([await at('PT'), await at('CQ9')]).toEqual([30n, 0n]);
    });
  });
});
