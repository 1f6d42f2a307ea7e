import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#sandbox/kernel/market/period.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import type { RecordsFile, TransactionPage } from '#src/platform/contract.generated.ts';
import { liveLong } from './longLedger.fixture.ts';
import { inZones, ZONES } from './zones.fixture.ts';

const ROWS = EVERYTHING ? 100_000 : 2000;
const PAGES = EVERYTHING ? 5 : 1;
const DAYS_ASKED = EVERYTHING ? 4 : 1;
const TIMEOUT_MS = 900_000;

const platform = testPlatform({ served: inZones });
const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** A wallet movement from the ledger, with its day in the market and the running balance of its amounts. */
interface Kept {
  reference: string;
  day: string;
  amount: bigint;
  balance: bigint;
}

/** Reads the entries, which are totalled and dated here and not by the database. */
async function kept({ memberId, merchant }: TestMember): Promise<Kept[]> {
  const rows = await platform.sandbox.platform.db
    .select({
      reference: ledgerTransaction.reference,
      at: ledgerTransaction.at,
      amount: ledgerEntry.amount,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(eq(ledgerAccount.memberId, memberId))
    .orderBy(asc(ledgerEntry.id));
  let balance = 0n;
  return rows.map(({ reference, at, amount }) => {
    balance += amount;
    return { reference, day: dayOf(at, merchant.brand.market.timeZone), amount, balance };
  });
}

const sum = (rows: readonly Kept[], isIn: boolean): bigint =>
  rows.reduce((all, { amount }) => (amount > 0n === isIn ? all + amount : all), 0n);

async function answer<Value>({ client }: TestMember, path: string): Promise<Value> {
  const { body } = await client.get(path);
  expect(body.code).toBe('ok');
  return body.value as Value;
}

/** Checks the totals of a period and of its pages. */
async function provesDays(one: TestMember, all: readonly Kept[], from: string, to: string) {
  const rows = all.filter(({ day }) => from <= day && day <= to);
  const newestFirst = rows.toReversed();
  const path = `/wps/member/transactions?from=${from}&to=${to}&pageSize=100`;
  const count = Math.max(1, Math.ceil(rows.length / 100));
  const drawn = Array.from({ length: PAGES }, (_, at) => 1 + (lotOf(`${from} ${at}`) % count));
  for (const pageNo of new Set([1, count, ...drawn])) {
    const page = await answer<TransactionPage>(one, `${path}&pageNo=${pageNo}`);
    expect(page.total).toBe(rows.length);
    expect([minor(page.totals.received), minor(page.totals.spent)]).toEqual([
      sum(rows, true),
      sum(rows, false),
    ]);
    expect(
      page.transactions.map((row) => [row.reference, minor(row.amount), minor(row.balanceAfter)]),
    ).toEqual(
      newestFirst
        .slice((pageNo - 1) * 100, pageNo * 100)
        .map(({ reference, amount, balance }) => [reference, amount, balance]),
    );
  }
}

/** Checks every row of the file of a period. */
async function provesFile(one: TestMember, all: readonly Kept[], from: string, to: string) {
  const { content } = await answer<RecordsFile>(
    one,
    `/wps/member/records/export?from=${from}&to=${to}`,
  );
  const cells = content
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const read = cells.map(([time = '', , reference, , amount = '0', balance = '0']) => ({
    ...{ reference, day: time.slice(0, 10), amount: minor(amount), balance: minor(balance) },
  }));
  expect(read).toEqual(all.filter(({ day }) => from <= day && day <= to));
}

describe(`records of ${ROWS} movements`, () => {
  it.each(ZONES)(
    'agree with the sums of the ledger in totals, running balances and the file, in %s (S2.16 transactionHistory)',
    { timeout: TIMEOUT_MS },
    async (zone) => {
      const merchant = platform.merchants[ZONES.indexOf(zone)];
      const one = await newMember(platform, merchant);
      const { db, clock } = platform.sandbox.platform;
      await liveLong(db, one, { rows: ROWS, seed: lotOf(`ledger ${zone}`), until: clock.now() });
      const all = await kept(one);
      expect(all).toHaveLength(ROWS + 1);
      const [first, last] = [all[1]?.day ?? '', all.at(-1)?.day ?? ''];
      const days = Array.from({ length: DAYS_ASKED }, (_, at) =>
        addDays(first, lotOf(`${zone} day ${at}`) % 200),
      );
      await provesDays(one, all, addDays(first, -10), last);
      await provesFile(one, all, addDays(first, -10), last);
      for (const day of days) {
        await provesDays(one, all, day, day);
        await provesFile(one, all, day, addDays(day, 1));
      }
    },
  );
});
