import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { CORRECTION } from '#sandbox/domains/wallet/cashier/fields.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { givenPayment } from '#sandbox/kernel/market/givenAmount.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { correctIncome } from '../corrections/correctIncome.ts';
import { correctionMessage } from '../corrections/correctionMessage.ts';

/** Corrects an overpaid or underpaid dividend in an agent's next one (S2.17). */
export const correctDividend = defineAction({
  name: 'correctDividend',
  description:
    'Credits or debits the dividend of an agent in the current period, as a separate line. The agent sees the note. A negative result is carried over to the next period (S2.17).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['account', 'way', 'amount', 'note'],
    properties: {
      account: { type: 'string', title: 'Agent', minLength: 1, maxLength: 32 },
      ...CORRECTION,
    },
  },
  async run({ db, merchant, now }, { account, way, amount: text, note }) {
    const { merchantCode, brand } = merchant;
    const agentId = (await findByAccount(db, merchantCode, account))?.member.id;
    const size = givenPayment(merchant, 'amount', text);
    const amount = way === 'credit' ? size : -size;
    const corrected =
      agentId !== undefined &&
      (await correctIncome(db, { merchantCode, agentId, amount, note }, now));
    if (!corrected) throw new Refusal('contract_unknown');
    const tell = publish.bind(undefined, db, merchantCode, now);
    await sendMessage(db, tell, now, agentId, correctionMessage({ amount, note }, brand.market));
    return { account, amount: amountText(merchant, amount) };
  },
});
