import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { agentAnnouncement } from '../schema.ts';

const title = (text: string) =>
  ({ type: 'string', title: text, minLength: 1, maxLength: 120 }) as const;
const content = (text: string) =>
  ({ type: 'string', title: text, minLength: 1, maxLength: 2000, multiline: true }) as const;

/** Publishes an announcement to all agents (S2.17). */
export const publishAgentAnnouncement = defineAction({
  name: 'publishAgentAnnouncement',
  description: 'Publishes an announcement for agents (S2.17).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'titleBn', 'content', 'contentBn'],
    properties: {
      title: title('Title in English'),
      titleBn: title('Title in Bengali'),
      content: content('Text in English'),
      contentBn: content('Text in Bengali'),
    },
  },
  async run({ db, merchant: { merchantCode }, now }, texts) {
    const [published] = await db
      .insert(agentAnnouncement)
      .values({ merchantCode, ...texts, publishedAt: now })
      .returning({ id: agentAnnouncement.id });
    return published;
  },
});
