import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing, Offer } from '#sandbox/kernel/interfaces/listing.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import { coinText } from '../coins/coinAmount.ts';
import { type CoinPayment, coinPaymentsOf } from '../coins/coinPayments.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { deposit } from '../deposits/schema.ts';
import { transactionKey, transactionKeyOf } from '../deposits/transactionKey.ts';
import type { DepositState, WithdrawalState } from '../states.ts';
import { withdrawal } from '../withdrawals/schema.ts';
import { seenOf } from './seenPayment.ts';

const SHOWN = 100;

/** The actions that fit each state of a deposit. */
const OF_DEPOSIT: Record<DepositState, readonly string[]> = {
  created: ['rejectDeposit'],
  pending: ['payDeposit', 'rejectDeposit'],
  paid: [],
  expired: [],
  rejected: [],
};

/** The actions that fit a deposit: coins arrive by a form, for only the tester knows how many, and are credited by themselves. */
const ofDeposit = ({ state, coinAddress }: Deposit): readonly string[] =>
  coinAddress === null ? OF_DEPOSIT[state] : ['rejectDeposit'];

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

/** The actions of a deposit. It is credited as the cashier sees it, and not as the player has corrected it since. */
const depositOffers = (one: Deposit): Offer[] =>
  offers(ofDeposit(one), one.reference).map(({ action, input }) => ({
    action,
    input: action === 'payDeposit' ? { ...input, ...seenOf(one) } : input,
  }));

/** The rows of a reference or a player's account, and of a transaction ID, however it is written. */
const foundBy = (search: string, reference: AnyPgColumn, key?: SQL): SQL | undefined =>
  or(
    eq(reference, search.toUpperCase()),
    eq(sql`lower(${member.account})`, search.toLowerCase()),
    key && eq(key, transactionKey(search)),
  );

/** What a player says that they sent, and where to, as far as that is something else than what was asked for. */
const sentInstead = ({ sentAmount, sentAs, sentProvider, sentNumber }: Deposit): string =>
  [sentAmount === null ? null : amountText(sentAmount), sentAs, sentProvider, sentNumber]
    .filter((part) => part !== null)
    .join(', ');

/** The coins that a deposit asks for. */
const coinsAsked = ({ coins, provider }: Deposit): string =>
  coins === null ? '' : `${coinText(coins)} on ${provider}`;

/** The coins that have arrived for a deposit. */
function coinsReceived({ id, coins }: Deposit, payments: readonly CoinPayment[]): string {
  const ofDeposit = payments.filter(({ depositId }) => depositId === id);
  return coins === null ? '' : coinText(ofDeposit.reduce((sum, each) => sum + each.coins, 0n));
}

/** Whether the cashier can credit a deposit: these come first, so that deposits that nobody has paid do not hide them. */
const canBeCredited = sql`(${eq(deposit.state, 'pending')} AND ${isNull(deposit.coinAddress)})`;

/** Whether the cashier has something left to do for a withdrawal, but for those that wait for their player's word. */
const canBePaid = lt(withdrawal.paid, withdrawal.amount);

/** Deposits that are open. */
export const openDeposits: Listing = {
  name: 'deposits',
  title: 'Pending deposits',
  columns: [
    'Reference',
    'Player',
    'Method',
    'Amount',
    'State',
    'Coins asked',
    'Coins received',
    'Transaction ID',
    'Sent instead',
  ],
  empty: 'Deposits are listed here until they are paid, rejected or expired.',
  search: 'Reference, player or transaction ID',
  async read({ db, merchant: { merchantCode }, search }) {
    const rows = await db
      .select({ deposit, account: member.account })
      .from(deposit)
      .innerJoin(member, eq(member.id, deposit.memberId))
      .where(
        and(
          ...[eq(deposit.merchantCode, merchantCode), isNull(deposit.closedAt)],
          search === undefined
            ? undefined
            : foundBy(search, deposit.reference, transactionKeyOf(deposit.transactionNumber)),
        ),
      )
      .orderBy(desc(canBeCredited), asc(deposit.id))
      .limit(SHOWN);
    const arrived = await coinPaymentsOf(
      db,
      rows.map((row) => row.deposit.id),
    );
    return rows.map(({ deposit: row, account }) => ({
      cells: [
        ...[row.reference, account, row.method, amountText(row.amount), row.state],
        ...[coinsAsked(row), coinsReceived(row, arrived), row.transactionNumber ?? ''],
        sentInstead(row),
      ],
      offers: depositOffers(row),
    }));
  },
};

/** Withdrawals that are on their way. */
export const openWithdrawals: Listing = {
  name: 'withdrawals',
  title: 'Withdrawals in progress',
  columns: ['Reference', 'Player', 'Amount', 'Fee', 'Paid', 'State'],
  empty: 'Withdrawals are listed here until they are received or rejected.',
  search: 'Reference or player',
  async read({ db, merchant: { merchantCode }, search }) {
    const rows = await db
      .select({ withdrawal, account: member.account })
      .from(withdrawal)
      .innerJoin(member, eq(member.id, withdrawal.memberId))
      .where(
        and(
          ...[eq(withdrawal.merchantCode, merchantCode), isNull(withdrawal.closedAt)],
          search === undefined ? undefined : foundBy(search, withdrawal.reference),
        ),
      )
      .orderBy(desc(canBePaid), asc(withdrawal.id))
      .limit(SHOWN);
    return rows.map(({ withdrawal: { reference, amount, fee, paid, state }, account }) => ({
      cells: [reference, account, amountText(amount), amountText(fee), amountText(paid), state],
      offers: offers(paid === amount ? ['forceReceipt'] : OF_WITHDRAWAL[state], reference),
    }));
  },
};
