import { type Action, defineAction } from '#sandbox/console/action.ts';
import { changeDeposit, type Deposit, lockDeposit } from '../deposits/changeDeposit.ts';
import { payDeposit } from '../deposits/payDeposit.ts';
import { DEPOSIT_REFERENCE, NOTE } from './fields.ts';

/** A deposit as testers see it. */
const told = ({ reference, state }: Deposit) => ({ reference, state });

/** What the cashier does with deposits. */
export const depositActions: readonly Action[] = [
  defineAction({
    name: 'payDeposit',
    description: 'Credits a pending deposit, or an expired one whose payment was found after all.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference'],
      properties: { reference: DEPOSIT_REFERENCE },
    },
    async run({ db, merchant, now }, { reference }) {
      const found = await lockDeposit(db, reference, merchant);
      return told(await payDeposit(db, merchant, found, now));
    },
  }),
  defineAction({
    name: 'rejectDeposit',
    description: 'Rejects a pending deposit, with a note for the player.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference'],
      properties: { reference: DEPOSIT_REFERENCE, note: NOTE },
    },
    async run({ db, merchant, now }, { reference, note = '' }) {
      const found = await lockDeposit(db, reference, merchant);
      return told(await changeDeposit(db, found, 'rejected', now, { note }));
    },
  }),
];
