import { sql } from 'drizzle-orm';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { turnoverRequirement } from '#sandbox/domains/rewards/schema/turnover.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { DEPOSIT_TURNOVER } from '#sandbox/domains/wallet/settings.ts';
import { payoutAccount, withdrawal } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import { type CashHabit, type CashLife, cashLifeOf } from './cashLife.ts';

const SMALL = [500_00n, 500_00n, 1000_00n, 2000_00n, 3000_00n];
const LARGE = [5000_00n, 10_000_00n, 20_000_00n, 25_000_00n];

/** The cashier habits of seeded players, by role. */
const HABITS: Partial<Record<PlayerRole, CashHabit>> = {
  player: { everyDays: 4, amounts: SMALL },
  vip: { everyDays: 5, amounts: LARGE },
  agent1: { everyDays: 9, amounts: LARGE },
  agent2: { everyDays: 7, amounts: SMALL },
  excluded: { everyDays: 12, amounts: SMALL },
  unproven: { everyDays: 12, amounts: SMALL, onlyPaysIn: true },
};

/** How many days ago the seeded players were created. */
const DAYS_HERE = 119;

const accountOf = (merchant: Merchant, role: PlayerRole, day: Date) => {
  const memberId = playerId(merchant, role);
  return {
    ...{ id: seedId('payout', memberId), merchantCode: merchant.merchantCode, memberId },
    ...{ kind: 'bank' as const, provider: 'Test Bank', holder: PLAYERS[role].realName },
    number: `2015${BigInt(`0x${seedId('number', memberId).slice(0, 8)}`)
      .toString()
      .padStart(10, '0')}`,
    boundAt: before(day, DAYS_HERE, 11),
  };
};

/** Adds the wagering requirements of past deposits. */
async function openRequirements(db: Database, { deposits }: CashLife): Promise<void> {
  const paid = deposits.filter(({ state }) => state === 'paid');
  if (paid.length === 0) return;
  await db.insert(turnoverRequirement).values(
    paid.map(({ merchantCode, memberId, reference, amount, createdAt, closedAt }) => ({
      ...{ merchantCode, memberId, reference, source: 'deposit' as const },
      ...{ amount: amount * DEPOSIT_TURNOVER, openedAt: closedAt ?? createdAt },
    })),
  );
}

/** Adds numbered transfer records for the transfers between wallets in the ledger. */
const keepTransfers = (db: Database, { merchantCode }: Merchant) =>
  db.execute(sql`
    INSERT INTO fund_transfer (reference, merchant_code, member_id, from_vendor, to_vendor, amount, at)
    SELECT 'T' || upper(substr(md5(posted.member_id || posted.key), 1, 12)), posted.merchant_code, posted.member_id,
      CASE WHEN entry.amount < 0 THEN account.vendor_code END,
      CASE WHEN entry.amount > 0 THEN account.vendor_code END,
      abs(entry.amount), posted.at
    FROM ledger_transaction posted
    JOIN ledger_entry entry ON entry.transaction_id = posted.id
    JOIN ledger_account account ON account.id = entry.account_id AND account.kind = 'vendor'
    WHERE posted.merchant_code = ${merchantCode} AND posted.kind = 'wallet-transfer'
    ORDER BY posted.at, posted.id`);

/** Seeds past deposits, withdrawals and transfers. Runs after the seeds of bets, which move money between wallets. */
export const seedWallets: MerchantSeed = async (db, merchant, day) => {
  const history: Posting[] = [];
  for (const [role, habit] of Object.entries(HABITS) as [PlayerRole, CashHabit][]) {
    const account = accountOf(merchant, role, day);
    await db.insert(payoutAccount).values(account);
    const { memberId, id: payoutAccountId } = account;
    const first = before(day, DAYS_HERE, 12);
    const life = cashLifeOf(merchant, { memberId, payoutAccountId, first, habit }, day);
    if (life.deposits.length > 0) await db.insert(deposit).values([...life.deposits]);
    if (life.withdrawals.length > 0) {
      await db.insert(withdrawal).values(
        life.withdrawals.map((row) => ({
          ...{ ...row, fee: 0n, parts: row.state === 'paid' ? 1 : 0 },
          receipt: row.state === 'paid' ? ('confirmed' as const) : null,
        })),
      );
    }
    await openRequirements(db, life);
    history.push(...life.history);
  }
  await writeHistory(db, history);
  await keepTransfers(db, merchant);
};
