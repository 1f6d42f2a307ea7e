import { waiveTurnover } from '#sandbox/domains/rewards/waiveTurnover.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { NOTED_WITHDRAWAL, ONE_WITHDRAWAL, WITHDRAWAL_REFERENCE } from '../../cashier/fields.ts';
import { notifyWithdrawal } from '../../outcomes/notifyOutcome.ts';
import { changeWithdrawal, lockWithdrawal, type Withdrawal } from '../changeWithdrawal.ts';
import { receiveWithdrawal, rejectWithdrawal } from '../closeWithdrawal.ts';
import { payWithdrawal } from '../payWithdrawal.ts';

/** A withdrawal's fields in an action's result. */
const withdrawalAnswer = (merchant: Priced, { reference, state, amount, paid }: Withdrawal) => ({
  ...{
    reference,
    state,
    paid: amountText(merchant, paid),
    remaining: amountText(merchant, amount - paid),
  },
});

/** The cashier's actions on withdrawals. */
export const withdrawalActions: readonly Action[] = [
  defineAction({
    name: 'approveWithdrawal',
    description: 'Approves a withdrawal under review.',
    schema: ONE_WITHDRAWAL,
    async run({ db, merchant, now }, { reference }) {
      const found = await lockWithdrawal(db, reference, merchant);
      return withdrawalAnswer(
        merchant,
        await changeWithdrawal(db, found, 'approved', now, { approvedAt: now }),
      );
    },
  }),
  defineAction({
    name: 'payWithdrawal',
    description: 'Pays a part of an approved withdrawal, or all that remains (S3.16).',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference'],
      properties: {
        reference: WITHDRAWAL_REFERENCE,
        amount: {
          type: 'string',
          title: 'Amount',
          description: 'Includes its share of the fee. Leave empty to pay all that remains.',
          maxLength: 16,
        },
      },
    },
    async run({ db, merchant, now }, { reference, amount = '' }) {
      const part = amount === '' ? undefined : givenAmount(merchant, 'amount', amount);
      const found = await lockWithdrawal(db, reference, merchant);
      const paid = await payWithdrawal(db, merchant, found, part, now);
      await notifyWithdrawal(db, merchant, paid, now);
      return withdrawalAnswer(merchant, paid);
    },
  }),
  defineAction({
    name: 'rejectWithdrawal',
    description: 'Rejects a withdrawal: the unpaid amount returns to the wallet.',
    schema: NOTED_WITHDRAWAL,
    async run({ db, merchant, now }, { reference, note = '' }) {
      const found = await lockWithdrawal(db, reference, merchant);
      const rejected = await rejectWithdrawal(db, merchant, found, note, now);
      await notifyWithdrawal(db, merchant, rejected, now);
      return withdrawalAnswer(merchant, rejected);
    },
  }),
  defineAction({
    name: 'forceReceipt',
    description:
      'Marks a fully paid withdrawal as received, even if the player disputes it; nothing is refunded (S4.16).',
    schema: NOTED_WITHDRAWAL,
    async run({ db, merchant, now }, { reference, note = '' }) {
      const found = await lockWithdrawal(db, reference, merchant);
      return withdrawalAnswer(merchant, await receiveWithdrawal(db, found, 'forced', now, note));
    },
  }),
  defineAction({
    name: 'waiveTurnover',
    description: 'Waives a player’s remaining turnover so that they can withdraw.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['account'],
      properties: { account: { type: 'string', title: 'Player account', maxLength: 64 } },
    },
    async run({ db, merchant, now }, { account }) {
      const found = await findByAccount(db, merchant.merchantCode, account);
      if (!found) throw new Refusal('not_found');
      await waiveTurnover(db, found.member.id, now);
      return { account: found.member.account };
    },
  }),
];
