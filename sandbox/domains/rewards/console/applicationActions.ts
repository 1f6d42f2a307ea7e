import { type Action, type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { notifyAvailable } from '../notify.ts';
import { readImage, requireApplication } from '../promotions/applicationImages.ts';
import { decideApplication } from '../promotions/review.ts';
import { APPLICATION, REMARK } from './fields.ts';

const DECISION = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: APPLICATION, remark: REMARK },
} as const;

async function decide(
  turn: ActionTurn,
  { id, remark = '' }: { id: string; remark?: string },
  state: 'approved' | 'rejected',
) {
  const { db, merchant, now } = turn;
  const { merchantCode } = merchant;
  const memberId = await decideApplication(db, { merchantCode, id, state, remark, now });
  await notifyAvailable(turn, memberId);
  return { id, state };
}

/** The staff's actions on applications to promotions (S4.16, S5.9). */
export const applicationActions: readonly Action[] = [
  defineAction({
    name: 'approveApplication',
    description: 'Approves an application under review and issues its reward (S4.16).',
    schema: DECISION,
    run: (turn, input) => decide(turn, input, 'approved'),
  }),
  defineAction({
    name: 'rejectApplication',
    description: 'Rejects an application under review; the player may apply again (S4.16).',
    schema: DECISION,
    run: (turn, input) => decide(turn, input, 'rejected'),
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
