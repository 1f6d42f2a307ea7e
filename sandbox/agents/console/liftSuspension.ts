import { findByAccount } from '#sandbox/accounts/findMember.ts';
import { defineAction } from '#sandbox/console/action.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import { changeSuspension } from '../suspension/changeSuspension.ts';
import { tellSuspension } from '../suspension/tellSuspension.ts';

/** Ends a suspension in the place of the operator, whom a member asks when their agent does not (S2.17). */
export const liftSuspension = defineAction({
  name: 'liftSuspension',
  description: 'Ends the suspension of a member by their agent (S2.17).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['account'],
    properties: { account: { type: 'string', title: 'Member', minLength: 1, maxLength: 32 } },
  },
  async run({ db, merchant: { merchantCode }, now }, { account }) {
    const memberId = (await findByAccount(db, merchantCode, account))?.member.id;
    if (memberId === undefined) throw new Refusal('line_member_unknown');
    const { changed } = await changeSuspension(db, memberId, null, now);
    if (changed) await tellSuspension(db, { merchantCode, memberId, reason: null }, now);
    return { lifted: changed };
  },
});
