import { DEPOSIT_METHOD_IDS, DEPOSIT_METHODS } from '#sandbox/domains/wallet/methods.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { createRandom, type Random } from '#sandbox/kernel/random.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import type { DepositRow, WithdrawalRow } from './rows.ts';
import { seedReference } from './seedReference.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How a seeded player uses the cashier. */
export interface CashHabit {
  /** The average number of days between two deposits. */
  everyDays: number;
  /** The deposit amounts to choose from, in minor units. */
  amounts: readonly bigint[];
  /** Has never withdrawn. */
  onlyPaysIn?: true;
}

/** The player, and when they began. */
interface Person {
  memberId: string;
  payoutAccountId: string;
  first: Date;
  habit: CashHabit;
}

/** A player's past deposits and withdrawals, with their movements. */
export interface CashLife {
  deposits: readonly DepositRow[];
  withdrawals: readonly WithdrawalRow[];
  history: readonly Posting[];
}

/** Picks the outcome of a past deposit; most were paid. */
const outcomeOf = (random: Random): 'paid' | 'expired' | 'rejected' =>
  random.chance(0.85) ? 'paid' : random.chance(0.6) ? 'expired' : 'rejected';

/**
 * Generates a player's deposits and withdrawals from their first day until `day`. Each withdrawal is less than the deposits before it, so
 * that all other seeded movements are covered.
 */
export function cashLifeOf(merchant: Merchant, person: Person, day: Date): CashLife {
  const { memberId, payoutAccountId, habit } = person;
  const { merchantCode } = merchant;
  const random = createRandom(`cash ${memberId}`);
  const wallet = walletOf(merchant, memberId);
  const locked = { memberId, kind: 'locked' } as const;
  const deposits: DepositRow[] = [];
  const withdrawals: WithdrawalRow[] = [];
  const history: Posting[] = [];
  const owner = { merchantCode, memberId };
  let saved = 0n;
  const post = (posting: Pick<Posting, 'kind' | 'key' | 'at' | 'entries'>, reference: string) =>
    history.push({ merchant, memberId, reference, ...posting });

  function payIn(at: Date): void {
    const reference = seedReference('D', memberId, deposits.length);
    const method = random.pick(DEPOSIT_METHOD_IDS);
    const { adapter, least, fee, openMs } = DEPOSIT_METHODS[method];
    const chosen = random.pick(habit.amounts);
    const amount = chosen < least ? least : chosen;
    const state = outcomeOf(random);
    const expiresAt = new Date(at.getTime() + openMs);
    const minutes = random.between(2, 12);
    const closedAt = state === 'expired' ? expiresAt : new Date(at.getTime() + minutes * MINUTE_MS);
    deposits.push({
      ...owner,
      reference,
      method,
      amount,
      fee,
      state,
      // Payments by hand count as reported: no seeded player is asked for a transaction ID.
      transactionNumber: adapter === 'manual-reference' ? reference.slice(1) : null,
      createdAt: at,
      expiresAt,
      closedAt,
    });
    if (state !== 'paid') return;
    saved += amount;
    const entries = [
      { account: { kind: 'cashier' } as const, amount: -amount },
      { account: wallet, amount },
    ];
    post({ kind: 'deposit', key: reference, at: closedAt, entries }, reference);
  }

  function payOut(at: Date): void {
    const amount = (saved / 2n / 100_00n) * 100_00n;
    const isPaid = random.chance(0.85);
    const reference = seedReference('W', memberId, withdrawals.length);
    const paidAt = new Date(at.getTime() + random.between(20, 300) * MINUTE_MS);
    const closedAt = new Date(paidAt.getTime() + random.between(1, 29) * MINUTE_MS);
    const approvedAt = isPaid ? new Date((at.getTime() + paidAt.getTime()) / 2) : null;
    const shared = { ...owner, reference, payoutAccountId, amount, createdAt: at, approvedAt };
    const hold = [
      { account: wallet, amount: -amount },
      { account: locked, amount },
    ];
    post({ kind: 'withdrawal-hold', key: reference, at, entries: hold }, reference);
    if (isPaid) {
      saved -= amount;
      withdrawals.push({ ...shared, state: 'paid', paid: amount, lastPaidAt: paidAt, closedAt });
      const entries = [
        { account: locked, amount: -amount },
        { account: { kind: 'cashier' } as const, amount },
      ];
      post({ kind: 'withdrawal', key: `${reference}-1`, at: paidAt, entries }, reference);
      return;
    }
    withdrawals.push({
      ...shared,
      state: 'rejected',
      paid: 0n,
      lastPaidAt: null,
      closedAt: paidAt,
    });
    const entries = hold.map((entry) => ({ ...entry, amount: -entry.amount }));
    post({ kind: 'withdrawal-release', key: reference, at: paidAt, entries }, reference);
  }

  let at = person.first.getTime() + 2 * MINUTE_MS;
  // Nothing happens on the last day, so that everything is closed before it begins.
  while (at < day.getTime() - DAY_MS) {
    payIn(new Date(at));
    const least = 2_000_00n;
    const withdraws = saved >= 2n * least && random.chance(0.35);
    if (withdraws && !habit.onlyPaysIn) payOut(new Date(at + 6 * 60 * MINUTE_MS));
    at += Math.round(habit.everyDays * (0.5 + random.next()) * DAY_MS);
  }
  return { deposits, withdrawals, history };
}
