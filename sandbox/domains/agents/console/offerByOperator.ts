import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { isAgent } from '#sandbox/kernel/sessions/session.ts';
import { CONTRACT_KINDS, CONTRACT_PERIODS } from '../contracts/kinds.ts';
import { offerContract } from '../contracts/offerContract.ts';
import { canBeOffered } from '../contracts/offeree.ts';

/** Offers a contract as the operator, who is above the first agent of every line (S4.16). */
export const offerByOperator = defineAction({
  name: 'offerContract',
  description: 'Offers a contract to an agent who has no upline (S4.16).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['account', 'kind', 'basisPoints'],
    properties: {
      account: { type: 'string', title: 'Agent', minLength: 1, maxLength: 32 },
      kind: { type: 'string', title: 'Kind', enum: CONTRACT_KINDS, maxLength: 10 },
      period: {
        type: 'string',
        title: 'Period',
        description: 'For dividends only.',
        enum: CONTRACT_PERIODS,
        maxLength: 12,
      },
      basisPoints: {
        type: 'integer',
        title: 'Rate',
        description: 'In basis points: 100 is 1%.',
        minimum: 1,
        maximum: 10_000,
      },
    },
  },
  async run({ db, merchant: { merchantCode }, now }, { account, kind, period, basisPoints }) {
    const member = (await findByAccount(db, merchantCode, account))?.member;
    if (!member || member.uplineId !== null || !isAgent(member)) {
      throw new Refusal('agent_downline_needed');
    }
    if (!canBeOffered(member, now)) throw new Refusal('contract_agent_unavailable');
    const terms = { kind, period: period ?? null, rate: basisPoints };
    const offer = { merchantCode, offererId: null, agentId: member.id, ...terms };
    const { id } = await offerContract(db, offer, now);
    return { id };
  },
});
