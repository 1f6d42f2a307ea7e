import { type LedgerEntry, ofKind } from './entries.fixture.ts';

/** A wagering requirement, in minor units. */
export interface Requirement {
  reference: string;
  openedAt: Date;
  amount: bigint;
  /** The amount staked towards it. */
  staked: bigint;
  /** The open amount; zero once it is waived. */
  left: bigint;
}

/** The causes of requirements: entries, and how often each has to be staked. */
interface Terms {
  /** Whether an entry is a deposit by the cashier; deposits of a fixture have no requirement. */
  isAsked: (entry: LedgerEntry) => boolean;
  /** The requirement of a bonus in minor units, by its reference. */
  bonuses: ReadonlyMap<string, bigint>;
  /** The times at which the cashier waived all open requirements. */
  waivers: readonly Date[];
  /** The ids of settled bet rounds. */
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
 * Calculates a member's wagering requirements from ledger entries: each stake counts towards the oldest requirement that was open when it was
 * placed, and its remainder towards the next one. The calculation goes stake by stake, in order of time.
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
