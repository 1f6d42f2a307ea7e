import { type LedgerEntry, ofKind } from './entries.fixture.ts';

/** What money that came in asks to be staked, in minor units. */
export interface Requirement {
  reference: string;
  openedAt: Date;
  amount: bigint;
  /** What was staked because of it. */
  staked: bigint;
  /** What is left to stake; nothing once it is waived. */
  left: bigint;
}

/** What brought requirements: the entries, and how often each has to be staked. */
interface Terms {
  /** Whether an entry was a deposit of the cashier; those of a fixture ask for nothing. */
  isAsked: (entry: LedgerEntry) => boolean;
  /** What a bonus asks for, in minor units, by its reference. */
  bonuses: ReadonlyMap<string, bigint>;
  /** When the cashier waived all that was open. */
  waivers: readonly Date[];
  /** The rounds of bets that are settled. */
  settled: ReadonlySet<string>;
}

function opened(entries: readonly LedgerEntry[], { isAsked, bonuses }: Terms): Requirement[] {
  const asks = ({ kind, reference, amount }: LedgerEntry) =>
    kind === 'bonus' ? (bonuses.get(reference) ?? 0n) : amount;
  return ofKind(entries, 'deposit', 'bonus', 'rebate')
    .filter(isAsked)
    .map((entry) => ({ reference: entry.reference, openedAt: entry.at, amount: asks(entry) }))
    .filter(({ amount }) => amount > 0n)
    .map((one) => ({ ...one, staked: 0n, left: one.amount }));
}

/**
 * The requirements of a member as the entries of the ledger have them: each stake fills the oldest that was open when it was placed, and
 * what is left of it the next. Reckoned stake by stake, in the order of time.
 */
export function requirementsOf(entries: readonly LedgerEntry[], terms: Terms): Requirement[] {
  const all = opened(entries, terms);
  const waived = (one: Requirement) => terms.waivers.find((at) => at >= one.openedAt);
  for (const { reference, at, amount } of ofKind(entries, 'stake')) {
    if (!terms.settled.has(reference)) continue;
    let rest = -amount;
    for (const one of all) {
      const until = waived(one);
      if (one.openedAt > at || (until && at >= until)) continue;
      const taken = rest < one.left ? rest : one.left;
      one.left -= taken;
      one.staked += taken;
      rest -= taken;
    }
  }
  return all.map((one) => (waived(one) ? { ...one, left: 0n } : one));
}
