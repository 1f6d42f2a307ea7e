import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';

/** How many messages are shown. */
const SHOWN = 100;

/** What the body of a message is sealed for. */
export const placeOf = (recipient: string): string => `outbox ${recipient}`;

/** A message of the outbox, opened. */
export type SentMessage = Omit<typeof outbox.$inferSelect, 'sealedBody'> & { body: string };

/** The newest messages, to one recipient where one is named, the newest first. */
export async function readOutbox(db: Database, to: string | undefined): Promise<SentMessage[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(SHOWN);
  return rows.map(({ sealedBody, ...message }) => ({
    ...message,
    body: secrets().open(sealedBody, placeOf(message.recipient)),
  }));
}
