import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { TextField } from '#sandbox/kernel/interfaces/field.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { type Decision, decideVerification } from '../decideVerification.ts';
import { readDocument } from '../documents.ts';
import { decisionMessage } from './decisionMessage.ts';

const KIND = {
  type: 'string',
  title: 'Document',
  enum: ['identity_card_front', 'identity_card_back', 'passport', 'proof_of_address', 'selfie'],
  maxLength: 40,
} as const satisfies TextField;

const ACCOUNT = { type: 'string', title: 'Account of the player', maxLength: 64 } as const;

const input = <const Properties extends object, const Required extends readonly string[]>(
  required: Required,
  properties: Properties,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

async function memberOf({ db, merchant }: ActionTurn, account: string): Promise<string> {
  const found = await findByAccount(db, merchant.merchantCode, account);
  if (!found) throw new Refusal('not_found');
  return found.member.id;
}

/** Makes a decision and notifies the player: on open pages at once, and in their inbox. */
async function decide(turn: ActionTurn, account: string, decision: Decision) {
  const { db, publish, now } = turn;
  const memberId = await memberOf(turn, account);
  await decideVerification(db, memberId, decision, now);
  const { state } = decision;
  await publish({ to: memberId, type: 'verification', data: { state } });
  await sendMessage(db, publish, now, memberId, decisionMessage(decision));
  return { account, state };
}

/** The reviewer's actions on identity verifications. */
export const verificationActions: readonly Action[] = [
  defineAction({
    name: 'readVerificationDocument',
    description: 'Returns the picture of a document in base64.',
    readsOnly: true,
    schema: input(['account', 'kind'], { account: ACCOUNT, kind: KIND }),
    async run(turn, { account, kind }) {
      return readDocument(turn.db, { memberId: await memberOf(turn, account), kind });
    },
  }),
  defineAction({
    name: 'approveVerification',
    description: 'Approves a proof of identity under review; the player can then withdraw.',
    schema: input(['account'], { account: ACCOUNT }),
    run: (turn, { account }) => decide(turn, account, { state: 'approved' }),
  }),
  defineAction({
    name: 'askForDocument',
    description:
      'Asks for a missing document, or for a new one, and gives the reason. This reopens a refused proof.',
    schema: input(['account', 'kind', 'reason'], {
      account: ACCOUNT,
      kind: KIND,
      reason: {
        type: 'string',
        title: 'Reason',
        enum: [
          'unreadable',
          'cropped',
          'expired',
          'outdated',
          'name_differs',
          'wrong_document',
          'not_original',
          'face_differs',
          'additional',
        ],
        maxLength: 40,
      },
    }),
    run: (turn, { account, kind, reason }) =>
      decide(turn, account, { state: 'more_needed', kind, reason }),
  }),
  defineAction({
    name: 'refuseVerification',
    description:
      'Refuses a proof of identity and gives the reason. The player cannot send another one.',
    schema: input(['account', 'reason'], {
      account: ACCOUNT,
      reason: {
        type: 'string',
        title: 'Reason',
        enum: ['not_own', 'not_genuine', 'under_age'],
        maxLength: 40,
      },
    }),
    run: (turn, { account, reason }) => decide(turn, account, { state: 'refused', reason }),
  }),
];
