import { defineAction } from '#sandbox/console/action.ts';
import type { ConsoleArea } from '#sandbox/console/consoleArea.ts';
import { endContract } from '../contracts/endContracts.ts';
import { findContract } from '../contracts/findContract.ts';
import { requireContractStep } from '../contracts/states.ts';
import { contractListing } from './contractListing.ts';
import { liftSuspension } from './liftSuspension.ts';
import { offerByOperator } from './offerByOperator.ts';
import { publishAgentAnnouncement } from './publishAnnouncement.ts';

const terminateContract = defineAction({
  name: 'terminateContract',
  description:
    'Ends a contract or withdraws an offer, together with all contracts of its kind in the downline (S4.16).',
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

/** What testers do in the place of the operator's staff for agents. */
export const agentConsole: ConsoleArea = {
  name: 'agents',
  title: 'Agents',
  listings: [contractListing],
  actions: [offerByOperator, terminateContract, liftSuspension, publishAgentAnnouncement],
};
