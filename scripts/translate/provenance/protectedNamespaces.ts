/** The namespaces about money, which an official language has reviewed. */
const MONEY = [
  'balance',
  'bets',
  'bonuses',
  'deposit',
  'lineTransfer',
  'profit',
  'rebates',
  'statement',
  'transactions',
  'transfers',
  'withdrawals',
];

/** Those about law. */
const LAW = ['cookies', 'legal', 'register', 'termsChange', 'verification'];

/** Those about the protection of players. */
const PROTECTION = ['protection', 'responsible', 'session'];

/** The namespaces that a person must have reviewed before a language is official. */
export const PROTECTED: ReadonlySet<string> = new Set([...MONEY, ...LAW, ...PROTECTION]);
