import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';

/** How many messages are shown. */
const SHOWN = 100;

/** The context that a message body is sealed for. */
export const placeOf = (recipient: string): string => `outbox ${recipient}`;

/** A decrypted outbox message. */
export type SentMessage = Omit<typeof outbox.$inferSelect, 'sealedBody'> & { body: string };

/** The newest messages first, to one recipient if named. */
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
