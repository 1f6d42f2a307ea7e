import { and, eq, sql } from 'drizzle-orm';
import { defineAction } from '#sandbox/console/action.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { isAgent } from '#sandbox/sessions/session.ts';
import { CONTRACT_KINDS, CONTRACT_PERIODS } from '../contracts/kinds.ts';
import { offerContract } from '../contracts/offerContract.ts';

/** Offers a contract in the place of the operator, who stands above the first agent of every line (S4.16). */
export const offerByOperator = defineAction({
  name: 'offerContract',
  description: 'Offers a contract to an agent who has nobody above (S4.16).',
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
        description: 'For a dividend only.',
        enum: CONTRACT_PERIODS,
        maxLength: 12,
      },
      basisPoints: {
        type: 'integer',
        title: 'Rate',
        description: 'In hundredths of a percent.',
        minimum: 1,
        maximum: 10_000,
      },
    },
  },
  async run({ db, merchant: { merchantCode }, now }, { account, kind, period, basisPoints }) {
    const [found] = await db
      .select({ id: member.id, type: member.type, uplineId: member.uplineId })
      .from(member)
      .where(
        and(
          eq(member.merchantCode, merchantCode),
          sql`lower(${member.account}) = ${account.toLowerCase()}`,
        ),
      );
    if (!found || found.uplineId !== null || !isAgent(found)) {
      throw new Refusal('agent_downline_needed');
    }
    const terms = { kind, period: period ?? null, rate: basisPoints };
    const offer = { merchantCode, offererId: null, agentId: found.id, ...terms };
    const { id } = await offerContract(db, offer, now);
    return { id };
  },
});
