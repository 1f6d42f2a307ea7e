import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { accountOf } from '#sandbox/ledger/accounts.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';

/** The length in days of a long history: long enough for clock changes in a zone with summer time. */
const DAYS = 220;

/** The number of movements in a database transaction; more updates of one balance make it slow to find. */
const BATCH = 1000;

/** More than the total stakes of a long history, in minor units. */
const FIRST_DEPOSIT = 1_000_000_000_000n;

/** The owner of the history. */
type LongMember = Pick<TestMember, 'merchant' | 'memberId'>;

/** The parameters of a generated history. */
export interface LongHistory {
  rows: number;
  /** The seed of amounts and times. */
  seed: number;
  /** The time of the last movement. */
  until: Date;
}

/** Inserts movements, the oldest first: a third of them around midnight, the others over the day. */
const movements = (one: LongMember, { rows, seed, until }: LongHistory, first: number) => sql`
  INSERT INTO ledger_transaction (merchant_code, member_id, kind, key, reference, at)
  SELECT ${one.merchant.merchantCode}, ${one.memberId}::uuid,
    CASE WHEN number % 2 = 0 THEN 'stake' ELSE 'win' END, 'long-' || number, 'L-' || number, at
  FROM (
    SELECT number, midnight + CASE number % 3
      WHEN 0 THEN interval '0'
      WHEN 1 THEN interval '1 day' - interval '1 millisecond'
      ELSE interval '1 millisecond' * (abs(hashint4(number + ${seed % 1_000_000})::bigint) % 80000000) END AS at
    FROM (
      SELECT number, (date_trunc('day', ${until.toISOString()}::timestamptz AT TIME ZONE ${one.merchant.brand.market.timeZone})
        - interval '1 day' * (${DAYS} - number * ${DAYS - 1} / ${rows}))
        AT TIME ZONE ${one.merchant.brand.market.timeZone} AS midnight
      FROM generate_series(0, ${rows - 1}) AS number
    ) AS days
  ) AS moments
  ORDER BY at, number LIMIT ${BATCH} OFFSET ${first}
  RETURNING id`;

/** Inserts both entries of each movement without any. */
const entries = (
  ids: { first: string; last: string },
  wallet: number,
  house: number,
  seed: number,
) => sql`
  INSERT INTO ledger_entry (transaction_id, account_id, amount)
  SELECT id, side.account, side.sign * CASE kind WHEN 'stake' THEN -1 ELSE 1 END
    * (1 + abs(hashint8(id + ${seed % 1_000_000})::bigint) % 99999)
  FROM ledger_transaction
  CROSS JOIN (VALUES (${wallet}::bigint, 1), (${house}::bigint, -1)) AS side (account, sign)
  WHERE id BETWEEN ${ids.first}::bigint AND ${ids.last}::bigint
  ORDER BY id, side.sign`;

/** Adds a long history to a member in the market's time zone, through the ledger's tables, which check and total it as usual. */
export async function liveLong(db: Database, one: LongMember, history: LongHistory): Promise<void> {
  const { merchant, memberId } = one;
  const name = walletOf(merchant, memberId);
  const at = new Date(history.until.getTime() - (DAYS + 2) * 86_400_000);
  const deposit = { merchant, memberId, at, amount: FIRST_DEPOSIT };
  await db.transaction((tx) =>
    creditDeposit(tx, { ...deposit, key: randomUUID(), reference: 'long' }),
  );
  const house = await accountOf(db, merchant, { kind: 'games' });
  const wallet = await accountOf(db, merchant, name);
  for (let first = 0; first < history.rows; first += BATCH) {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(movements(one, history, first));
      const ids = rows.map(({ id }) => Number(id));
      const [least, most] = [Math.min(...ids), Math.max(...ids)].map(String);
      if (!least || !most) throw new Error('Nothing was written.');
      const range = { first: least, last: most };
      await tx.execute(entries(range, wallet.id, house.id, history.seed));
    });
  }
}
