import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { readImage, requireApplication } from '../promotions/applicationImages.ts';
import { decideApplication } from '../promotions/review.ts';
import { decisionActions } from './decisionActions.ts';
import { APPLICATION } from './fields.ts';

/** The staff's actions on applications to promotions (S4.16, S5.9). */
export const applicationActions: readonly Action[] = [
  ...decisionActions({
    id: APPLICATION,
    approve: {
      name: 'approveApplication',
      description: 'Approves an application under review and issues its reward (S4.16).',
    },
    reject: {
      name: 'rejectApplication',
      description: 'Rejects an application under review; the player may apply again (S4.16).',
    },
    decide: (db, { merchant: { merchantCode }, ...decision }) =>
      decideApplication(db, { merchantCode, ...decision }),
  }),
  defineAction({
    name: 'readApplicationImage',
    description: 'Returns a picture of an application in base64 (S5.9).',
    readsOnly: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'position'],
      properties: {
        id: APPLICATION,
        position: { type: 'integer', title: 'Picture', minimum: 1, maximum: 3 },
      },
    },
    async run({ db, merchant }, { id, position }) {
      await requireApplication(db, merchant.merchantCode, id);
      return readImage(db, id, position);
    },
  }),
];
