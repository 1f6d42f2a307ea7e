import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { TransactionKind } from '#src/platform/contract.generated.ts';

/** The messages of the screen of transactions, whose words the file of records has. */
const TEXTS = 'transactions';

/** The columns of the file. */
const COLUMNS = ['time', 'what', 'reference', 'wallet', 'amount', 'balance', 'note'];

/** The texts of a member's exported records in a language (S2.16 transactionHistory). */
export const recordWords = (language: Language) => ({
  head: COLUMNS.map((column) => textIn(language, TEXTS, column)),
  kind: (kind: TransactionKind): string => textIn(language, TEXTS, `kind.${kind}`),
  /** The label of a wallet that belongs to no vendor. */
  mainWallet: textIn(language, TEXTS, 'mainWallet'),
});
