import type { LanguageFacts, Messages } from '#src/brand/page.ts';

/** Languages that no one speaks, to find fixed widths, lost accents and layouts that cannot mirror. */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** The direction that each is written in. */
export const PSEUDO_DIRECTIONS: Record<PseudoLocale, LanguageFacts['direction']> = {
  'en-XA': 'ltr',
  'ar-XB': 'rtl',
};

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåßƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));

/** The unchanged parts: placeholders, references to other messages, tags. */
const KEPT = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/;

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP = '\u202c';

const accent = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join('');
const mirror = (text: string) =>
  text.replace(/[^\s]+/g, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP}`);

/** Applies `change` to the words of a text, not to the unchanged parts. */
const words = (text: string, change: (text: string) => string) =>
  text
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

/** Padding of about 40 % of a text's length, as translations into long languages have. */
const padding = (text: string) => '~'.repeat(Math.ceil(text.replace(KEPT, '').length * 0.4));

const WRITE: Record<PseudoLocale, (text: string) => string> = {
  'en-XA': (text) => `[${words(text, accent)} ${padding(text)}]`,
  'ar-XB': (text) => words(text, mirror),
};

/** The Arabic plural forms that English lacks. */
const ARABIC_FORMS = ['zero', 'two', 'few', 'many'] as const;

/** Adds the Arabic plural forms to every English plural. */
function withArabicForms(messages: Messages): Messages {
  const added = Object.entries(messages).flatMap(([key, value]) =>
    key.endsWith('_other')
      ? ARABIC_FORMS.map((form) => [key.replace(/other$/, form), value] as const)
      : [],
  );
  return { ...Object.fromEntries(added), ...messages };
}

/**
 * English messages in a pseudo-locale: `en-XA` longer and accented, `ar-XB` written from right to left. Placeholders
 * and tags stay. Serve `ar-XB` in a document with `dir="rtl"`.
 */
export function pseudoMessages(messages: Messages, locale: PseudoLocale): Messages {
  const complete = locale === 'ar-XB' ? withArabicForms(messages) : messages;
  return Object.fromEntries(
    Object.entries(complete).map(([key, value]) => [
      key,
      typeof value === 'string' ? WRITE[locale](value) : pseudoMessages(value, locale),
    ]),
  );
}
