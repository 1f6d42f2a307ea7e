import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEPOSIT_NEXT, WITHDRAWAL_NEXT } from '#sandbox/domains/wallet/states.ts';
import { minor } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { testInstances } from '#sandbox/instances/instances.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onPostgres } from '#sandbox/kernel/database/engines.fixture.ts';
import { ledgerAccount } from '#sandbox/ledger/schema.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import type {
  DemoOutcome,
  Deposit,
  FundTransfer,
  Withdrawal,
} from '#src/platform/contract.generated.ts';
import { type Act, acts, LENGTH } from './acts.fixture.ts';
import { givenOf, type Instances, Performer, playersOf, type Told } from './perform.fixture.ts';
import { FUNDED, type Player } from './player.fixture.ts';
import { watchStates } from './states.fixture.ts';

const CLIENTS = 8;
/** Every operation is tried up to three times. */
const RUNS = EVERYTHING ? 5 : 1;
/** The minimum number of tries, without the payments and cashier steps that follow them. */
const LEAST_TRIES = EVERYTHING ? 2000 : LENGTH.minLength;
const RUNS_MS = 600_000;

const KINDS: readonly Act['kind'][] = [
  'collect',
  'deposit',
  'line-down',
  'line-up',
  'round',
  'transfer',
  'withdrawal',
];

interface Done {
  act: Act;
  told: Told;
}

/** Runs the operations on parallel clients, each its share in order. */
async function play(performer: Performer, all: readonly Act[]): Promise<Done[]> {
  const done: Done[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const act of all.filter((_, index) => index % CLIENTS === client))
        done.push({ act, told: await performer.perform(act) });
    }),
  );
  return done;
}

/** The change of each player's money by a successful operation, according to its answers. */
function gains({ act, told }: Done, performer: Performer): [Player, bigint][] {
  const value = givenOf(told);
  if (value === undefined) return [];
  const player = performer.playerOf(act.player);
  if (act.kind === 'round')
    return [[player, minor((value as DemoOutcome).payout) - BigInt(act.amount)]];
  if (act.kind !== 'line-up' && act.kind !== 'line-down') return [];
  const sent = minor((value as FundTransfer).amount);
  const other = performer.playerOf(act.player + (act.kind === 'line-up' ? -1 : 1));
  return [
    [player, -sent],
    [other, sent],
  ];
}

/** A player's total of deposits less withdrawals, including fees, as the platform shows them. */
async function cashed({ deposits, withdrawals }: Performer, player: Player): Promise<bigint> {
  const [client] = player.clients;
  const show = async (path: string) => (await client?.get(path))?.body.value;
  let sum = 0n;
  for (const { reference } of deposits.filter((one) => one.player === player)) {
    const { state, amount } = (await show(`/wps/deposit?reference=${reference}`)) as Deposit;
    if (state === 'paid') sum += minor(amount);
  }
  for (const { reference } of withdrawals.filter((one) => one.player === player)) {
    const shown = (await show(`/wps/withdrawal?reference=${reference}`)) as Withdrawal;
    const received = minor(shown.receivedAmount);
    // The cashier pays in one part here, so the fee is deducted.
    if (received > 0n) sum -= received + minor(shown.fee);
  }
  return sum;
}

/** A player's total money in all wallets and holds, without points. */
async function moneyOf(db: Database, { memberId, merchant }: Player): Promise<bigint> {
  const accounts = await db
    .select()
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId));
  const { currency } = merchant.brand.market;
  return accounts
    .filter((account) => account.currency === currency)
    .reduce((sum, { balance }) => sum + balance, 0n);
}

function moneyProof(platform: () => Instances): void {
  const db = () => platform().sandboxes[0].platform.db;
  let transitions: Awaited<ReturnType<typeof watchStates>>;
  beforeAll(async () => {
    transitions = await watchStates(db());
  });

  it('is never lost, created or duplicated, and skips no state', {
    timeout: RUNS_MS,
  }, async () => {
    let calls = 0;
    const succeeded = new Set<Act['kind']>();
    // A run with parallel clients cannot be repeated exactly, so a failure cannot be shrunk.
    for (const all of fc.sample(acts, { numRuns: RUNS, seed: lotOf('money') })) {
      const players = await playersOf(platform());
      const performer = new Performer(platform(), players);
      const done = await play(performer, all);
      for (const { act, told } of done) {
        calls += told.length;
        if (told.some(({ body }) => body.success)) succeeded.add(act.kind);
        for (const { status, body } of told) expect(status, body.message).toBeLessThan(500);
        const paid = told.filter(({ body }) => body.success).map(({ body }) => body.value);
        for (const value of paid) expect(value, 'one key, one answer').toEqual(paid[0]);
      }
      for (const player of players) {
        const won = done
          .flatMap((one) => gains(one, performer))
          .filter(([gainer]) => gainer === player)
          .reduce((sum, [, gain]) => sum + gain, 0n);
        const expected = FUNDED + won + (await cashed(performer, player));
        expect(await moneyOf(db(), player), 'what was told is what there is').toBe(expected);
      }
    }
    expect(calls).toBeGreaterThanOrEqual(LEAST_TRIES);
    // A short run may lack a rare kind, or have its only one refused for insufficient funds.
    if (EVERYTHING) expect([...succeeded].sort(), 'no kind is always refused').toEqual(KINDS);
    expect(await verifyBooks(db())).toEqual([]);
    const seen = await transitions();
    if (EVERYTHING) expect(seen.length).toBeGreaterThan(0);
    for (const { kind, was, is } of seen) {
      const allowed: Record<string, readonly string[]> =
        kind === 'deposit' ? DEPOSIT_NEXT : WITHDRAWAL_NEXT;
      expect(allowed[was], `${kind}: ${was}`).toContain(is);
    }
  });
}

describe('money moved by players’ parallel calls', () => {
  describe('on the embedded database', () => {
    const platform = testPlatform({ ownDatabase: true });
    moneyProof(() => ({ sandboxes: [platform.sandbox], visitor: platform }));
  });
  onPostgres((postgres) => {
    const { both } = testInstances(postgres);
    moneyProof(() => {
      const [one, other] = both();
      return { sandboxes: [one.sandbox, other.sandbox], visitor: one.visitor };
    });
  });
});
