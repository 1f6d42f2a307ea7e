import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { endContract } from '../contracts/endContracts.ts';
import { findContract } from '../contracts/findContract.ts';
import { requireContractStep } from '../contracts/states.ts';
import { changeSuspension } from '../suspension/changeSuspension.ts';
import { notifySuspension } from '../suspension/notifySuspension.ts';
import { contractListing } from './contractListing.ts';
import { correctDividend } from './correctDividend.ts';
import { offerByOperator } from './offerByOperator.ts';
import { publishAgentAnnouncement } from './publishAnnouncement.ts';

const terminateContract = defineAction({
  name: 'terminateContract',
  description:
    'Ends a contract or withdraws an offer. Ending a contract also ends all contracts of its type in the downline (S4.16).',
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

/** Ends a suspension as the operator, if a member asks for it and their agent does not (S2.17). */
const liftSuspension = defineAction({
  name: 'liftSuspension',
  description: 'Lifts a suspension that an agent placed on a member (S2.17).',
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
    if (changed) await notifySuspension(db, { merchantCode, memberId, reason: null }, now);
    return { lifted: changed };
  },
});

/** The console area where testers act as the operator's staff for agents. */
export const agentConsole: ConsoleArea = {
  name: 'agents',
  title: 'Agents',
  listings: [contractListing],
  actions: [
    ...[offerByOperator, terminateContract, correctDividend],
    ...[liftSuspension, publishAgentAnnouncement],
  ],
};
