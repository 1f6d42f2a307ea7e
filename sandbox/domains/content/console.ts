import { desc, eq } from 'drizzle-orm';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { enteredTexts, textFields } from '#sandbox/kernel/interfaces/textFields.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { announcement } from './schema.ts';

const publishAnnouncement = defineAction({
  name: 'publishAnnouncement',
  description: 'Publishes an announcement; open pages show it at once (S3.8, S4.10).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'execution', 'title', 'content'],
    properties: {
      kind: {
        type: 'string',
        title: 'Kind',
        maxLength: 2,
        enum: ['B', 'PL', 'PU', 'PR', 'H'],
        description: 'B bulletin, PL platform, PU popup, PR promotion, H help',
      },
      execution: {
        type: 'string',
        title: 'Audience',
        maxLength: 1,
        enum: ['A', 'B', 'F'],
        description: 'A logged in, B everyone, F at the first login',
      },
      ...textFields('title', { title: 'Title', minLength: 1, maxLength: 120 }),
      ...textFields('content', { title: 'Text', maxLength: 4000, multiline: true }),
    },
  },
  async run({ db, merchant: { merchantCode }, publish, now }, input) {
    const [published] = await db
      .insert(announcement)
      .values({
        ...{ merchantCode, kind: input.kind, execution: input.execution, publishedAt: now },
        title: enteredTexts(input, 'title'),
        content: enteredTexts(input, 'content'),
      })
      .returning();
    if (!published) throw new Error('The database kept no announcement.');
    const id = String(published.id);
    await publish({ to: 'merchant', type: 'announcement', data: { id } });
    return { published: id };
  },
});

/** The console area where testers publish content. */
export const announcementConsole: ConsoleArea = {
  name: 'content',
  title: 'Announcements',
  listings: [
    {
      name: 'announcements',
      title: 'Published',
      columns: ['Kind', 'Audience', 'Title', 'At'],
      empty: 'Published announcements are listed here.',
      async read({ db, merchant: { merchantCode } }) {
        const rows = await db
          .select()
          .from(announcement)
          .where(eq(announcement.merchantCode, merchantCode))
          .orderBy(desc(announcement.publishedAt))
          .limit(100);
        return rows.map(({ kind, execution, title, publishedAt }) => ({
          cells: [kind, execution, inLanguage(title, SOURCE), publishedAt.toISOString()],
          offers: [],
        }));
      },
    },
  ],
  actions: [publishAnnouncement],
};
