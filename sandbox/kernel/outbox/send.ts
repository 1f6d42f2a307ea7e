import type { Database } from '#sandbox/kernel/database/database.ts';
import { outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import { placeOf } from './readOutbox.ts';

/** A message to a phone (E.164) or an e-mail address. */
export type Message =
  | { channel: 'sms'; to: string; body: string }
  | { channel: 'email'; to: string; subject: string; body: string };

/** Stores a message in the outbox, where testers read it; a test platform sends nothing. */
export async function send(
  db: Database,
  merchantCode: string,
  now: Date,
  message: Message,
): Promise<void> {
  const { channel, to: recipient, body } = message;
  const subject = message.channel === 'email' ? message.subject : null;
  const sealedBody = secrets().seal(body, placeOf(recipient));
  await db
    .insert(outbox)
    .values({ merchantCode, channel, recipient, subject, sealedBody, at: now });
}
