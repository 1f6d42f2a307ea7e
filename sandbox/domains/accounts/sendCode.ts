import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import { messageLanguage, type Sender } from './messageLanguage.ts';
import { CODE_MINUTES, codeMessage } from './messages/messages.ts';
import type { CodePurpose } from './schema/accounts.ts';
import { countSending, makeCode } from './verificationCode.ts';

/** A request that causes a code to be sent. */
interface SendingCall extends Sender {
  db: Database;
  ip: string;
  now: Date;
  send(message: Message): Promise<void>;
}

/** The purpose and recipient of a code. */
interface Sending {
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  /** A number in E.164 or an e-mail address. */
  to: string;
  /** Creates a code as usual but sends nothing, so that the response does not reveal who is known. */
  isWithheld?: boolean;
}

/** Sends a code and returns for how many minutes it is valid (S4.7). Refuses one too many (S8.8, S9.1). */
export async function sendCode(
  call: SendingCall,
  { purpose, channel, to, isWithheld = false }: Sending,
): Promise<{ expiredMinutes: number }> {
  const { db, merchant, ip, now, send } = call;
  const recipient = to.toLowerCase();
  const target = { merchantCode: merchant.merchantCode, purpose, recipient };
  await countSending(db, target, ip, now);
  const code = await makeCode(db, target, now);
  const writer = { brand: merchant.brand, language: messageLanguage(call) };
  if (!isWithheld) await send(codeMessage(writer, { channel, to }, code));
  return { expiredMinutes: CODE_MINUTES };
}
