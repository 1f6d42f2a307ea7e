import type { i18n, ParseKeys, TFunction } from 'i18next';
import { formatDate } from '#src/i18n/date.ts';
import type { MessageTree } from '#src/i18n/messages.generated.ts';

type Namespaces = (keyof MessageTree)[];

let speaks: i18n | undefined;

/** Sets the messages of the next story, in its brand and language. */
export function speakAs(instance: i18n): void {
  speaks = instance;
}

function speaker(): i18n {
  if (!speaks) throw new Error('No story is drawn, so there is no language to speak.');
  return speaks;
}

/** A message as the story shows it, so that a play function finds its elements in every language. */
export const t = ((key: never, values: never) => speaker().t(key, values)) as TFunction<Namespaces>;

/** A day as the story shows it. */
export const day = (moment: string): string =>
  formatDate(moment, 'date', { timeZone: 'UTC', numerals: 'latn', language: speaker().language });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a message before its first element, or those after it if it begins with one. */
const beforeElement = (message: string): string =>
  message.split(/<[^>]*>/).find((words) => /\p{L}/u.test(words)) ?? message;

/**
 * A pattern for a text that contains a message, whatever the message's values are: `like('play:funds.submit')`. A given value must be part
 * of the text: `like('play:funds.submit', { amount: '500.00' })`.
 */
export function like(key: ParseKeys<Namespaces>, values: Record<string, string> = {}): RegExp {
  const raw = { skipInterpolation: true, ...(values.count && { count: Number(values.count) }) };
  const message = beforeElement(String(speaker().t(key as never, raw as never)));
  const parts = message.split(/\{\{([^},]+)[^}]*\}\}/);
  const source = parts.map((part, at) =>
    at % 2 === 0 ? escaped(part) : `.*${escaped(values[part.trim()] ?? '')}.*`,
  );
  return new RegExp(source.join(''));
}
