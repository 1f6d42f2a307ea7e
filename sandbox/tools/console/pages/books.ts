import { html } from 'hono/html';
import type { BookFault, BookRule } from '#sandbox/ledger/verifyBooks.ts';
import { table } from './table.ts';

const BROKEN: Record<BookRule, string> = {
  'books-sum-to-zero': 'The balances do not sum to zero',
  'transaction-sums-to-zero': 'A transaction does not sum to zero',
  'balance-agrees-with-entries': 'A balance is not the sum of its entries',
  'entries-follow-each-other': 'An entry does not follow the one before',
  'entries-keep-their-time': 'An entry has another kind or time than its transaction',
  'member-is-covered': 'A member has a negative balance',
};

const row = ({ rule, subject }: BookFault) => [BROKEN[rule], html`<code>${subject}</code>`];

/** Whether the books hold. */
export const books = (faults: readonly BookFault[]) => html`
  <p>Every movement of play money is booked twice (double entry). ${Object.values(BROKEN).length} rules are checked now, over all entries.</p>
  ${table('Broken rules', ['Broken rule', 'Where'], faults.map(row), 'The books balance.')}`;
