import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { BetState } from '#src/platform/contract.generated.ts';

/** The messages of the screen of bets, whose words the file of bets has. */
const TEXTS = 'bets';

/** The columns of the file. */
const COLUMNS = [
  ...['placed', 'settledAt', 'round', 'game', 'vendor', 'selection', 'status'],
  ...['stake', 'validStake', 'bonusStake', 'payout', 'net'],
];

/** The texts of a player's exported bets in a language (S2.16 personalHistoryCopy). */
export const betWords = (language: Language) => ({
  head: COLUMNS.map((column) => textIn(language, TEXTS, column)),
  state: (state: BetState): string => textIn(language, TEXTS, `state.${state}`),
});
