import { and, eq } from 'drizzle-orm';
import { defineAction } from '#sandbox/console/action.ts';
import type { ConsoleArea } from '#sandbox/console/consoleArea.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { sendMessage } from './sendMessage.ts';

const writeToMember = defineAction({
  name: 'sendMessage',
  description: 'Writes to a member; the badge of their inbox counts it at once (S2.16).',
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
    const [to] = await db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.merchantCode, merchantCode), eq(member.account, account)));
    if (!to) throw new Refusal('not_found');
    const written = { title, titleBn: title, content: text, contentBn: text };
    await sendMessage(db, publish, now, to.id, { kind: 'service', ...written });
    return { sentTo: account };
  },
});

/** What testers write to members. */
export const messageDesk: ConsoleArea = {
  name: 'messages',
  title: 'Messages to members',
  listings: [],
  actions: [writeToMember],
};
