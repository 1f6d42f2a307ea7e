import { type Action, type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { notifyAvailable } from '../notify.ts';
import { decideRedemption } from '../points/review.ts';
import { REDEMPTION, REMARK } from './fields.ts';

const DECISION = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: REDEMPTION, remark: REMARK },
} as const;

async function decide(
  turn: ActionTurn,
  { id, remark = '' }: { id: string; remark?: string },
  state: 'approved' | 'rejected',
) {
  const { db, merchant, now } = turn;
  const memberId = await decideRedemption(db, { merchant, id, state, remark, now });
  await notifyAvailable(turn, memberId);
  return { id, state };
}

/** The staff's actions on redemptions of points (S4.16). */
export const redemptionActions: readonly Action[] = [
  defineAction({
    name: 'approveRedemption',
    description: 'Approves a redemption under review; a credit goes to the reward centre (S4.16).',
    schema: DECISION,
    run: (turn, input) => decide(turn, input, 'approved'),
  }),
  defineAction({
    name: 'rejectRedemption',
    description: 'Rejects a redemption under review and returns the points (S4.16).',
    schema: DECISION,
    run: (turn, input) => decide(turn, input, 'rejected'),
  }),
];
