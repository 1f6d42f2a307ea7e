import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { placeBet, settleBet } from '#sandbox/domains/bets/memberBet.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { voidBet } from '#sandbox/domains/play/voidBet.ts';
import { transferBetweenOwn } from '#sandbox/domains/wallet/transferBetweenOwn.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { holdWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';

/** An event with a member's money; amounts are in minor units. */
export type Event = { amount: number } & (
  | { kind: 'deposit' | 'withdrawal' | 'transfer' }
  | { kind: 'bet'; end: 'open' | 'void' | 'lost' | 'won'; percent: number }
);

const amount = fc.integer({ min: 1, max: 5000_00 });
const KINDS = ['deposit', 'withdrawal', 'transfer'] as const;

/** Generates an event, most often a bet. */
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ amount, kind: fc.constantFrom(...KINDS) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ amount, kind: fc.constant('bet' as const), percent: fc.integer({ min: 1, max: 900 }) },
      end: fc.constantFrom('open', 'void', 'lost', 'won', 'won'),
    }),
  },
);

/** Generates a history with enough events for several pages. */
export const histories = fc.array(event, { minLength: 25, maxLength: 60 });

/** More than the total that a history can spend, in minor units. */
const START = 1_000_000_00n;
const MINUTE_MS = 60_000;

/** Applies a history with an event a minute, ending now, to a member. */
export async function applyHistory(
  { sandbox: { platform } }: TestPlatform,
  { merchant, memberId }: TestMember,
  history: readonly Event[],
): Promise<void> {
  const { db, clock } = platform;
  const [played] = await db
    .select({ id: game.id, vendorCode: game.vendorCode, type: game.type })
    .from(game)
    .where(eq(game.type, 'RNG'))
    .orderBy(asc(game.id))
    .limit(1);
  if (!played) throw new Error('There is no game.');
  const vendor = { kind: 'vendor', vendorCode: played.vendorCode } as const;
  const main = { kind: 'main' } as const;
  const isSingle = merchant.brand.wallet.single;
  const start = clock.now().getTime() - (history.length + 2) * MINUTE_MS;
  const at = (minute: number) => new Date(start + minute * MINUTE_MS);
  const money = (minute: number, given: bigint) => {
    const key = randomUUID();
    return { merchant, memberId, key, reference: key, at: at(minute), amount: given };
  };
  await inTransaction(db, async (tx) => {
    await creditDeposit(tx, money(0, START));
    if (isSingle) return;
    const half = { from: main, to: vendor, amount: START / 2n };
    await transferBetweenOwn(tx, merchant, memberId, half, at(1));
  });
  for (const [index, one] of history.entries()) {
    const minute = index + 2;
    const now = at(minute);
    const given = BigInt(one.amount);
    await inTransaction(db, async (tx) => {
      if (one.kind === 'deposit') await creditDeposit(tx, money(minute, given));
      if (one.kind === 'withdrawal') await holdWithdrawal(tx, money(minute, given));
      if (one.kind === 'transfer' && !isSingle) {
        const back = { from: vendor, to: main, amount: given };
        await transferBetweenOwn(tx, merchant, memberId, back, now);
      }
      if (one.kind !== 'bet') return;
      const roundId = randomUUID();
      const bet = { merchant, memberId, game: played, roundId, selection: '', stake: given, now };
      const placed = await placeBet(tx, bet);
      if (one.end === 'void') await voidBet(tx, merchant, placed, now);
      if (one.end === 'lost') await settleBet(tx, merchant, placed, 0n, now);
      const won = (given * BigInt(one.percent)) / 100n;
      if (one.end === 'won') await settleBet(tx, merchant, placed, won, now);
    });
  }
}
