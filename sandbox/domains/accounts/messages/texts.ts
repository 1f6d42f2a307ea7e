import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { inDirection } from '#sandbox/kernel/text/texts.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';

/** The texts of account messages in each language. */
const TEXTS = 'sandbox/accounts';

/** The recipient of a message: a number in E.164, or an e-mail address. */
export interface Recipient {
  channel: 'sms' | 'email';
  to: string;
}

/** A text of account messages with its values filled in. */
const written = (language: Language, key: string, values: Readonly<Record<string, string>>) =>
  inDirection(language, filled(textIn(language, TEXTS, key), values));

/** An e-mail whose texts have a key, with its values filled in. */
export function mail(
  to: string,
  language: Language,
  key: string,
  values: Readonly<Record<string, string>>,
): Message {
  const text = (part: string) => written(language, `${key}.${part}`, values);
  return { channel: 'email', to, subject: text('subject'), body: text('body') };
}

/** A message whose texts have a key: as a text message, or as an e-mail. */
export function message(
  { channel, to }: Recipient,
  language: Language,
  key: string,
  values: Readonly<Record<string, string>>,
): Message {
  if (channel === 'email') return mail(to, language, `${key}.mail`, values);
  return { channel, to, body: written(language, `${key}.sms`, values) };
}
