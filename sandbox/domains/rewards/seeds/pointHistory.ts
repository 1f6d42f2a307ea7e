import { and, eq } from 'drizzle-orm';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { pointItem, pointRecord } from '#sandbox/domains/rewards/schema/points.ts';
import { POINT_RATE } from '#sandbox/domains/rewards/settings.ts';
import { shareOf } from '#sandbox/domains/rewards/share.ts';
import { stakedBy } from '#sandbox/domains/rewards/staked.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';

type Row = typeof pointRecord.$inferSelect;

/** The id of the player's record used in the API examples. */
const EXAMPLE_ID = '00000000-0000-8000-8000-000000000001';

/** The number of past fortnights, each with the points of its play credited at its end. */
const FORTNIGHTS = 12;
const ROLES = ['player', 'vip'] as const;

async function earned(
  db: Database,
  { merchantCode }: Merchant,
  memberId: string,
  day: Date,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let index = FORTNIGHTS; index > 0; index -= 1) {
    const [from, at] = [before(day, 14 * (index + 1), 20), before(day, 14 * index, 20)];
    const money = await stakedBy(db, memberId, { from, until: at });
    const amount = shareOf(money, POINT_RATE);
    if (amount === 0n) continue;
    const id = seedId('points', merchantCode, memberId, String(index));
    rows.push({
      ...{ memberId, id, merchantCode, type: 'earned', amount, state: 'approved', itemId: null },
      ...{ money, remark: '', at, decidedAt: at },
    });
  }
  return rows;
}

/** Redemptions in every state; a rejected one has returned its points. */
async function redeemed(
  db: Database,
  { merchantCode }: Merchant,
  memberId: string,
  day: Date,
): Promise<Row[]> {
  const [item] = await db
    .select()
    .from(pointItem)
    .where(and(eq(pointItem.merchantCode, merchantCode), eq(pointItem.code, 'sticker-sheet')));
  if (!item) throw new Error('The points mall has to be filled before its records.');
  const row = { memberId, merchantCode, type: 'redeemed' as const, amount: -item.price };
  const more = { itemId: item.id, money: null };
  const id = (name: string) => seedId('redemption', merchantCode, memberId, name);
  return [
    {
      ...{ ...row, ...more, id: EXAMPLE_ID, state: 'approved', remark: 'Sent on Monday.' },
      ...{ at: before(day, 11, 15), decidedAt: before(day, 10, 11) },
    },
    {
      ...{ ...row, ...more, id: id('rejected'), state: 'rejected' },
      remark: 'Please add your address first.',
      ...{ at: before(day, 6, 15), decidedAt: before(day, 5, 11) },
    },
    {
      ...{ ...row, ...more, id: id('waiting'), state: 'in_process', remark: '' },
      ...{ at: before(day, 1, 15), decidedAt: null },
    },
  ];
}

const entriesOf = (memberId: string, amount: bigint): Posting['entries'] => [
  { account: { kind: 'points-issued' }, amount: -amount },
  { account: { memberId, kind: 'points' }, amount },
];

function postingsOf(merchant: Merchant, row: Row): Posting[] {
  const { id, memberId, type, amount, at, state, decidedAt } = row;
  const posting = { merchant, memberId, key: id, reference: id };
  const kind = type === 'earned' ? 'points-earned' : 'points-redeemed';
  const made = { ...posting, kind, at, entries: entriesOf(memberId, amount) } as const;
  if (state !== 'rejected' || !decidedAt) return [made];
  const back = entriesOf(memberId, -amount);
  return [made, { ...posting, kind: 'points-earned', at: decidedAt, entries: back }];
}

/** Seeds half a year of points from actual stakes. Runs after the bets. */
export const seedPointHistory: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.pointMall) return;
  for (const role of ROLES) {
    const memberId = playerId(merchant, role);
    const rows = [
      ...(await earned(db, merchant, memberId, day)),
      ...(await redeemed(db, merchant, memberId, day)),
    ];
    await db.insert(pointRecord).values(rows);
    await writeHistory(
      db,
      rows.flatMap((row) => postingsOf(merchant, row)),
    );
  }
};
