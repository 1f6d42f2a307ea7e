import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { sameText } from '#sandbox/kernel/text/texts.ts';
import { sendMessage } from '../sendMessage.ts';

const writeToMember = defineAction({
  name: 'sendMessage',
  description: 'Sends a message to a member; their inbox badge counts it at once.',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['account', 'title', 'text'],
    properties: {
      account: { type: 'string', title: 'Account', minLength: 1, maxLength: 32 },
      title: { type: 'string', title: 'Title', minLength: 1, maxLength: 100 },
      text: { type: 'string', title: 'Text', minLength: 1, maxLength: 2000, multiline: true },
    },
  },
  async run({ db, merchant: { merchantCode }, publish, now }, { account, title, text }) {
    const found = await findByAccount(db, merchantCode, account);
    if (!found) throw new Refusal('not_found');
    const written = { title: sameText(title), content: sameText(text) };
    await sendMessage(db, publish, now, found.member.id, { kind: 'service', ...written });
    return { sentTo: found.member.account };
  },
});

/** The console area where testers write to members. */
export const messageDesk: ConsoleArea = {
  name: 'messages',
  title: 'Messages to members',
  listings: [],
  actions: [writeToMember],
};
