import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { foundBy, offers, SHOWN } from '../../cashier/listed.ts';
import type { WithdrawalState } from '../../states.ts';
import { withdrawal } from '../schema.ts';

/** The actions available in each state of a withdrawal. */
const FITTING: Record<WithdrawalState, readonly string[]> = {
  'in-process': ['approveWithdrawal', 'rejectWithdrawal'],
  approved: ['payWithdrawal', 'rejectWithdrawal'],
  paying: ['payWithdrawal', 'rejectWithdrawal'],
  paid: [],
  rejected: [],
};

/** Whether the cashier still has to act on a withdrawal, rather than wait for the player's confirmation. */
const canBePaid = lt(withdrawal.paid, withdrawal.amount);

export const openWithdrawals: Listing = {
  name: 'withdrawals',
  title: 'Withdrawals in progress',
  columns: ['Reference', 'Player', 'Amount', 'Fee', 'Paid', 'State'],
  empty: 'Withdrawals are listed here until they are received or rejected.',
  search: 'Reference or player',
  async read({ db, merchant, search }) {
    const rows = await db
      .select({ withdrawal, account: member.account })
      .from(withdrawal)
      .innerJoin(member, eq(member.id, withdrawal.memberId))
      .where(
        and(
          ...[eq(withdrawal.merchantCode, merchant.merchantCode), isNull(withdrawal.closedAt)],
          search === undefined ? undefined : foundBy(search, withdrawal.reference),
        ),
      )
      .orderBy(desc(canBePaid), asc(withdrawal.id))
      .limit(SHOWN);
    return rows.map(({ withdrawal: { reference, amount, fee, paid, state }, account }) => ({
      cells: [
        ...[reference, account],
        ...[amount, fee, paid].map((minor) => amountText(merchant, minor)),
        state,
      ],
      offers: offers(paid === amount ? ['forceReceipt'] : FITTING[state], reference),
    }));
  },
};
