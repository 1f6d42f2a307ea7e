import { ledgerRefusal } from '#sandbox/kernel/contract/ledgerRefusal.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { correct } from '#sandbox/ledger/movements/correction.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { CORRECTION } from '../cashier/fields.ts';
import { newReference } from '../reference.ts';

/** Console actions by which the cashier corrects players' wallets. */
export const correctionActions: readonly Action[] = [
  defineAction({
    name: 'correctBalance',
    description:
      'Credits or debits the main wallet of a player where something was booked wrongly. The player reads the note in the transaction history.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'way', 'amount', 'note'],
      properties: {
        account: { type: 'string', title: 'Account', minLength: 1, maxLength: 32 },
        ...CORRECTION,
      },
    },
    async run({ db, merchant, now }, { account, way, amount: text, note }) {
      const found = await findByAccount(db, merchant.merchantCode, account);
      if (!found) throw new Refusal('not_found');
      const amount = givenAmount(merchant, 'amount', text);
      if (amount <= 0n) throw new Refusal('amount_out_of_range');
      const reference = newReference('C');
      const memberId = found.member.id;
      await correct(db, {
        ...{ merchant, memberId, amount, way, note, reference },
        ...{ key: reference, at: now },
      }).catch((error: unknown) => {
        throw ledgerRefusal(error, ['balance_insufficient']);
      });
      await publishBalance(db, merchant, memberId, now);
      return { reference, account, way, amount: amountText(merchant, amount) };
    },
  }),
];
