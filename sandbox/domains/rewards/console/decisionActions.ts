import type { Database } from '#sandbox/kernel/database/database.ts';
import { type Action, type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { TextField } from '#sandbox/kernel/interfaces/field.ts';
import { notifyAvailable } from '../notify.ts';
import type { RedemptionDecision } from '../points/review.ts';
import { REMARK } from './fields.ts';

/** What is decided on, and how its two actions are listed. */
export interface Decided {
  /** The field of its id. */
  id: TextField;
  approve: Pick<Action, 'name' | 'description'>;
  reject: Pick<Action, 'name' | 'description'>;
  /** Decides on it, and returns its member. */
  decide(db: Database, decision: RedemptionDecision): Promise<string>;
}

/** The console's actions that approve or reject an item under review. Each notifies the member of what they can claim now. */
export function decisionActions({
  id: field,
  approve,
  reject,
  decide,
}: Decided): readonly Action[] {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: field, remark: REMARK },
  } as const;
  const ending =
    (state: 'approved' | 'rejected') =>
    async (turn: ActionTurn, { id, remark = '' }: { id: string; remark?: string }) => {
      const { db, merchant, now } = turn;
      await notifyAvailable(turn, await decide(db, { merchant, id, state, remark, now }));
      return { id, state };
    };
  return [
    defineAction({ ...approve, schema, run: ending('approved') }),
    defineAction({ ...reject, schema, run: ending('rejected') }),
  ];
}
