import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { rebateClaim } from '#sandbox/domains/rewards/schema/shares.ts';
import { BASE_REBATE } from '#sandbox/domains/rewards/settings.ts';
import { shareOf } from '#sandbox/domains/rewards/share.ts';
import { STAKED, settledBets } from '#sandbox/domains/rewards/staked.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';

type Row = typeof rebateClaim.$inferInsert;

/** How many months back rebates were claimed: mid-month, for the stakes of the month before. */
const MONTHS = [5, 4, 3, 2, 1] as const;
const MONTH_DAYS = 30;
const ROLES = ['player', 'vip'] as const;

async function claimsOf(
  db: Database,
  { merchantCode }: Merchant,
  memberId: string,
  claimedAt: Date,
  from: Date,
): Promise<Row[]> {
  const stakes = await db
    .select({ vendorCode: bet.vendorCode, staked: STAKED })
    .from(bet)
    .where(settledBets(memberId, { from, until: claimedAt }))
    .groupBy(bet.vendorCode)
    .orderBy(bet.vendorCode);
  return stakes
    .map((one) => ({ ...one, amount: shareOf(one.staked, BASE_REBATE) }))
    .filter(({ amount }) => amount > 0n)
    .map((one) => ({ ...one, merchantCode, memberId, basisPoints: BASE_REBATE, at: claimedAt }));
}

const postingOf = (merchant: Merchant, { memberId, vendorCode, amount, at }: Row): Posting => {
  const key = seedId('rebate', merchant.merchantCode, memberId, vendorCode, at.toISOString());
  return {
    ...{ merchant, memberId, kind: 'rebate', key, reference: key, at },
    entries: [
      { account: { kind: 'promotions' }, amount: -amount },
      { account: walletOf(merchant, memberId), amount },
    ],
  };
};

/** Seeds five months of rebates on actual stakes. Runs after the bets. */
export const seedRebateHistory: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.manualRebate) return;
  const claims: Row[] = [];
  for (const role of ROLES) {
    const memberId = playerId(merchant, role);
    for (const month of MONTHS) {
      const claimedAt = before(day, month * MONTH_DAYS - 15, 12);
      const from = before(day, month * MONTH_DAYS + 15, 12);
      claims.push(...(await claimsOf(db, merchant, memberId, claimedAt, from)));
    }
  }
  if (claims.length === 0) return;
  await db.insert(rebateClaim).values(claims);
  await writeHistory(
    db,
    claims.map((claim) => postingOf(merchant, claim)),
  );
};
