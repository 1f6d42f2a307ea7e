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

/** White space of any kind: text is read as if each run of it were one plain space, names are read as they are written. */
const SPACES = /\s+/g;

/** A message as queries and claims by text read it: some languages write spaces at which no line breaks. */
export const asText = ((key: never, values: never) =>
  String(t(key, values)).replace(SPACES, ' ')) as typeof t;

/** A day as the story shows it. */
export const day = (moment: string): string =>
  formatDate(moment, 'date', { timeZone: 'UTC', numerals: 'latn', language: speaker().language });

/** What a text written from right to left may have on both sides of a sign, which is isolated with the value beside it. */
const ISOLATES = '[\u2066-\u2069]*';

const escaped = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\\?[+−%×-]/g, `${ISOLATES}$&${ISOLATES}`)
    .replace(SPACES, '\\s+');

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
