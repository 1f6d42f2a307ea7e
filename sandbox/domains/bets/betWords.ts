import type { Language } from '#sandbox/kernel/text/language.ts';
import type { BetState } from '#src/platform/contract.generated.ts';

/** The texts of a player's exported bets. */
interface BetWords {
  head: readonly string[];
  states: Readonly<Record<BetState, string>>;
}

/** The texts of a player's exported bets, by language (S2.16 personalHistoryCopy). */
export const BET_WORDS: Readonly<Record<Language, BetWords>> = {
  en: {
    head: [
      ...['Placed at', 'Settled at', 'Round ID', 'Game', 'Provider', 'Selection', 'Status'],
      ...['Stake', 'Valid stake', 'Counts towards bonus', 'Return', 'Net result'],
    ],
    states: { open: 'Open', settled: 'Settled', void: 'Void' },
  },
  bn: {
    head: [
      ...['বাজির সময়', 'নিষ্পত্তির সময়', 'রাউন্ড আইডি', 'গেম', 'প্রোভাইডার', 'বাছাই', 'অবস্থা'],
      ...['বাজির পরিমাণ', 'গণনাযোগ্য বাজি', 'বোনাসে গণনা হয়েছে', 'ফেরত', 'নিট ফলাফল'],
    ],
    states: { open: 'চলমান', settled: 'নিষ্পত্তি হওয়া', void: 'বাতিল' },
  },
};
