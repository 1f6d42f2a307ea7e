import type {
  PayoutAccounts,
  Security,
  VendorWalletState,
  Withdrawal,
  WithdrawalQuote,
} from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

const { value: payout } = EXAMPLES.getPayoutAccounts;
const { account } = EXAMPLES.createWithdrawal.value;

/** A withdrawal of 1000.00 to the bank account, with a story's changes. */
export const withdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  ...EXAMPLES.createWithdrawal.value,
  account,
  ...{ state: 'in-process', receivedAmount: '0.00', remainingAmount: '1000.00' },
  ...{ approvedAt: null, lastPaidAt: null },
  ...change,
});

/** The player's security data, with a story's changes. */
export const security = (change: Partial<Security> = {}) =>
  answers('getSecurity', () => ({
    ...EXAMPLES.getSecurity.value,
    paymentPassword: true,
    stepUpMethods: [{ method: 'password', to: '' }],
    ...change,
  }));

/** The player's accounts: one at a bank. */
export const accounts = (change: Partial<PayoutAccounts> = {}) =>
  answers('getPayoutAccounts', () => ({ ...payout, ...change }));

/** The quote: 5000.00 available, no fee for the requested amount. */
export const quote = (change: Partial<WithdrawalQuote> = {}) =>
  answers('quoteWithdrawal', ({ searchParams }) => {
    const amount = searchParams.get('amount');
    return {
      ...EXAMPLES.quoteWithdrawal.value,
      available: '5000.00',
      fee: amount === null ? null : '0.00',
      received: amount,
      ...change,
    };
  });

/** The balance: 5000.00, none of it at vendors. */
export const balance = (
  wallets: readonly { name: string; held: string; state?: VendorWalletState }[] = [],
) =>
  answers('getWalletBalance', () => ({
    ...EXAMPLES.getWalletBalance.value,
    ...{ balance: '5000.00', total: '5000.00', locked: '0.00' },
    wallets: wallets.map(({ name, held, state = 'ready' }) => ({
      ...{ vassalage: name, displayName: name, balance: held, state },
    })),
  }));

/** The player's withdrawals. */
export const records = (withdrawals: Withdrawal[]) =>
  answers('getWithdrawalRecords', () => ({
    withdrawals,
    totals: { amount: '0.00', receivedAmount: '0.00', remainingAmount: '0.00' },
    totalPages: withdrawals.length > 0 ? 1 : 0,
    total: withdrawals.length,
  }));

/** The withdrawal returned for any reference. */
export const answersWithdrawal = (one: Withdrawal | null) => answers('getWithdrawal', () => one);

/** The page's mocks: a player with 5000.00, an account and an earlier withdrawal. */
export const calls = [
  answers('getMemberInfo'),
  answers('getPayloadKeys'),
  answers('getProtection'),
  answers('stepUp'),
  answers('getBonusDetails'),
  security(),
  accounts(),
  quote(),
  balance(),
  answersWithdrawal(null),
  records([
    withdrawal({
      ...{ reference: 'WPAID00000001', state: 'paid', receipt: 'confirmed' },
      ...{ receivedAmount: '1000.00', remainingAmount: '0.00' },
    }),
  ]),
];
