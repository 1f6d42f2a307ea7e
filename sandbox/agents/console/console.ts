import { and, eq } from 'drizzle-orm';
import { defineAction } from '#sandbox/console/action.ts';
import type { ConsoleArea } from '#sandbox/console/consoleArea.ts';
import { contractKindOff } from '#sandbox/database/schema/agents.ts';
import { endContract } from '../contracts/endContracts.ts';
import { findContract } from '../contracts/findContract.ts';
import { CONTRACT_KINDS } from '../contracts/kinds.ts';
import { requireContractStep } from '../contracts/states.ts';
import { contractListing } from './contractListing.ts';
import { offerByOperator } from './offerByOperator.ts';
import { publishAgentAnnouncement } from './publishAnnouncement.ts';

const terminateContract = defineAction({
  name: 'terminateContract',
  description: 'Ends a contract or takes an offer back, with all of its kind below (S4.16).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string', title: 'Contract', format: 'uuid', maxLength: 36 } },
  },
  async run({ db, merchant, now }, { id }) {
    const found = await findContract(db, merchant.merchantCode, id);
    requireContractStep(found.state, 'terminated');
    await endContract(db, found, now);
    return { id };
  },
});

const switchContractKind = defineAction({
  name: 'switchContractKind',
  description: 'Switches a kind of contracts on or off; those in force go on (S3.13).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'on'],
    properties: {
      kind: { type: 'string', title: 'Kind', enum: CONTRACT_KINDS, maxLength: 10 },
      on: { type: 'boolean', title: 'On' },
    },
  },
  async run({ db, merchant: { merchantCode } }, { kind, on }) {
    const own = and(eq(contractKindOff.merchantCode, merchantCode), eq(contractKindOff.kind, kind));
    if (on) await db.delete(contractKindOff).where(own);
    else await db.insert(contractKindOff).values({ merchantCode, kind }).onConflictDoNothing();
    return { kind, on };
  },
});

/** What testers do in the place of the operator's staff for agents. */
export const agentConsole: ConsoleArea = {
  name: 'agents',
  title: 'Agents',
  listings: [contractListing],
  actions: [offerByOperator, terminateContract, switchContractKind, publishAgentAnnouncement],
};
