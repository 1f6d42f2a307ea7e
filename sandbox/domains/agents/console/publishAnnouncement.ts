import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { enteredTexts, textFields } from '#sandbox/kernel/interfaces/textFields.ts';
import { agentAnnouncement } from '../schema.ts';

/** Publishes an announcement to all agents (S2.17). */
export const publishAgentAnnouncement = defineAction({
  name: 'publishAgentAnnouncement',
  description: 'Publishes an announcement for agents (S2.17).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'content'],
    properties: {
      ...textFields('title', { title: 'Title', minLength: 1, maxLength: 120 }),
      ...textFields('content', { title: 'Text', minLength: 1, maxLength: 2000, multiline: true }),
    },
  },
  async run({ db, merchant: { merchantCode }, now }, input) {
    const texts = { title: enteredTexts(input, 'title'), content: enteredTexts(input, 'content') };
    const [published] = await db
      .insert(agentAnnouncement)
      .values({ merchantCode, ...texts, publishedAt: now })
      .returning({ id: agentAnnouncement.id });
    return published;
  },
});
