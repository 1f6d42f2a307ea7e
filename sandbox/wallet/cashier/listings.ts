import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Listing, Offer } from '#sandbox/console/listing.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { deposit, withdrawal } from '#sandbox/database/schema/wallet.ts';
import { amountText } from '#sandbox/money.ts';
import type { DepositState, WithdrawalState } from '../states.ts';

const SHOWN = 100;

/** The actions that fit each state of a deposit. */
const OF_DEPOSIT: Record<DepositState, readonly string[]> = {
  created: ['rejectDeposit'],
  pending: ['payDeposit', 'rejectDeposit'],
  paid: [],
  expired: [],
  rejected: [],
};

/** The actions that fit each state of a withdrawal. */
const OF_WITHDRAWAL: Record<WithdrawalState, readonly string[]> = {
  'in-process': ['approveWithdrawal', 'rejectWithdrawal'],
  approved: ['payWithdrawal', 'rejectWithdrawal'],
  paying: ['payWithdrawal', 'rejectWithdrawal'],
  paid: [],
  rejected: [],
};

const offers = (actions: readonly string[], reference: string): Offer[] =>
  actions.map((action) => ({ action, input: { reference } }));

/** Deposits that are open. */
export const openDeposits: Listing = {
  name: 'deposits',
  title: 'Pending deposits',
  columns: ['Reference', 'Player', 'Method', 'Amount', 'State', 'Number told'],
  empty: 'Deposits are listed here until they are paid, rejected or expired.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ deposit, account: member.account })
      .from(deposit)
      .innerJoin(member, eq(member.id, deposit.memberId))
      .where(and(eq(deposit.merchantCode, merchantCode), isNull(deposit.closedAt)))
      .orderBy(asc(deposit.id))
      .limit(SHOWN);
    return rows.map(
      ({ deposit: { reference, method, amount, state, transactionNumber }, account }) => ({
        cells: [reference, account, method, amountText(amount), state, transactionNumber ?? ''],
        offers: offers(OF_DEPOSIT[state], reference),
      }),
    );
  },
};

/** Withdrawals that are on their way. */
export const openWithdrawals: Listing = {
  name: 'withdrawals',
  title: 'Withdrawals in progress',
  columns: ['Reference', 'Player', 'Amount', 'Fee', 'Paid', 'State'],
  empty: 'Withdrawals are listed here until they are received or rejected.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ withdrawal, account: member.account })
      .from(withdrawal)
      .innerJoin(member, eq(member.id, withdrawal.memberId))
      .where(and(eq(withdrawal.merchantCode, merchantCode), isNull(withdrawal.closedAt)))
      .orderBy(asc(withdrawal.id))
      .limit(SHOWN);
    return rows.map(({ withdrawal: { reference, amount, fee, paid, state }, account }) => ({
      cells: [reference, account, amountText(amount), amountText(fee), amountText(paid), state],
      offers: offers(paid === amount ? ['forceReceipt'] : OF_WITHDRAWAL[state], reference),
    }));
  },
};
