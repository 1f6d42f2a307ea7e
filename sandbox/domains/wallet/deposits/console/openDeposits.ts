import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing, Offer } from '#sandbox/kernel/interfaces/listing.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { foundBy, offers, SHOWN } from '../../cashier/listed.ts';
import { coinText } from '../../coins/coinAmount.ts';
import { type CoinPayment, coinPaymentsOf } from '../../coins/coinPayments.ts';
import type { DepositState } from '../../states.ts';
import type { Deposit } from '../changeDeposit.ts';
import { deposit } from '../schema.ts';
import { transactionKey, transactionKeyOf } from '../transactionKey.ts';
import { seenOf } from './seenPayment.ts';

/** The actions available in each state of a deposit. */
const FITTING: Record<DepositState, readonly string[]> = {
  created: ['rejectDeposit'],
  pending: ['payDeposit', 'rejectDeposit'],
  paid: [],
  expired: [],
  rejected: [],
};

/** The actions available for a deposit. Coins are credited automatically and arrive by a form, as only the tester knows how many. */
const ofDeposit = ({ state, coinAddress }: Deposit): readonly string[] =>
  coinAddress === null ? FITTING[state] : ['rejectDeposit'];

/** The actions of a deposit. It is credited as the cashier sees it, and not as the player has corrected it since. */
const depositOffers = (merchant: Priced, one: Deposit): Offer[] =>
  offers(ofDeposit(one), one.reference).map(({ action, input }) => ({
    action,
    input: action === 'payDeposit' ? { ...input, ...seenOf(merchant, one) } : input,
  }));

/** Whether a deposit was reported with a transaction ID, however it is written. */
const hasTransaction = (search: string) =>
  eq(transactionKeyOf(deposit.transactionNumber), transactionKey(search));

/** The player's report of a payment, as far as it differs from the request. */
const sentInstead = (
  merchant: Priced,
  { sentAmount, sentAs, sentProvider, sentNumber }: Deposit,
): string =>
  [sentAmount === null ? null : amountText(merchant, sentAmount), sentAs, sentProvider, sentNumber]
    .filter((part) => part !== null)
    .join(', ');

const coinsAsked = ({ coins, provider }: Deposit): string =>
  coins === null ? '' : `${coinText(coins)} on ${provider}`;

function coinsReceived({ id, coins }: Deposit, payments: readonly CoinPayment[]): string {
  const ofDeposit = payments.filter(({ depositId }) => depositId === id);
  return coins === null ? '' : coinText(ofDeposit.reduce((sum, each) => sum + each.coins, 0n));
}

/** Whether the cashier can credit a deposit: these come first, so that unpaid deposits do not hide them. */
const canBeCredited = sql`(${eq(deposit.state, 'pending')} AND ${isNull(deposit.coinAddress)})`;

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
  async read({ db, merchant, search }) {
    const rows = await db
      .select({ deposit, account: member.account })
      .from(deposit)
      .innerJoin(member, eq(member.id, deposit.memberId))
      .where(
        and(
          ...[eq(deposit.merchantCode, merchant.merchantCode), isNull(deposit.closedAt)],
          search === undefined
            ? undefined
            : foundBy(search, deposit.reference, hasTransaction(search)),
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
        ...[row.reference, account, row.method, amountText(merchant, row.amount), row.state],
        ...[coinsAsked(row), coinsReceived(row, arrived), row.transactionNumber ?? ''],
        sentInstead(merchant, row),
      ],
      offers: depositOffers(merchant, row),
    }));
  },
};
