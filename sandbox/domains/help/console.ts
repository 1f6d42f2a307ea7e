import { and, asc, eq, isNull } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { feedback } from './schema.ts';

const answerFeedback = defineAction({
  name: 'answerFeedback',
  description: 'Replies to a member, who sees the reply below their feedback.',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['feedback', 'reply'],
    properties: {
      feedback: { type: 'string', title: 'Feedback', format: 'uuid', maxLength: 36 },
      reply: { type: 'string', title: 'Reply', minLength: 1, maxLength: 500, multiline: true },
    },
  },
  async run({ db, merchant: { merchantCode }, now }, { feedback: id, reply }) {
    const [answered] = await db
      .update(feedback)
      .set({ reply, repliedAt: now })
      .where(
        and(eq(feedback.id, id), eq(feedback.merchantCode, merchantCode), isNull(feedback.reply)),
      )
      .returning();
    if (!answered) throw new Refusal('not_found');
    return { answered: id };
  },
});

/** The console area where testers read and answer feedback. */
export const feedbackConsole: ConsoleArea = {
  name: 'help',
  title: 'Feedback',
  listings: [
    {
      name: 'feedback',
      title: 'Not answered yet',
      columns: ['Account', 'About', 'Message', 'Sent'],
      empty: 'Feedback from members is listed here until it is answered.',
      async read({ db, merchant: { merchantCode } }) {
        const rows = await db
          .select({ feedback, account: member.account })
          .from(feedback)
          .innerJoin(member, eq(member.id, feedback.memberId))
          .where(and(eq(feedback.merchantCode, merchantCode), isNull(feedback.reply)))
          .orderBy(asc(feedback.sentAt))
          .limit(100);
        return rows.map(({ feedback: row, account }) => ({
          cells: [account, row.category, row.content, row.sentAt.toISOString()],
          offers: [{ action: answerFeedback.name, input: { feedback: row.id } }],
        }));
      },
    },
  ],
  actions: [answerFeedback],
};
