import type { Action } from '#sandbox/kernel/interfaces/action.ts';
import { decideRedemption } from '../points/review.ts';
import { decisionActions } from './decisionActions.ts';
import { REDEMPTION } from './fields.ts';

/** The staff's actions on redemptions of points (S4.16). */
export const redemptionActions: readonly Action[] = decisionActions({
  id: REDEMPTION,
  approve: {
    name: 'approveRedemption',
    description: 'Approves a redemption under review; a credit goes to the reward centre (S4.16).',
  },
  reject: {
    name: 'rejectRedemption',
    description: 'Rejects a redemption under review and returns the points (S4.16).',
  },
  decide: decideRedemption,
});
