/** How much longer a translation may be than its English original of a number of characters (W3C, "Text size in translation"). */
const GROWTH: readonly { upTo: number; factor: number }[] = [
  { upTo: 10, factor: 2 },
  { upTo: 20, factor: 1.8 },
  { upTo: 30, factor: 1.6 },
  { upTo: 50, factor: 1.4 },
  { upTo: Number.POSITIVE_INFINITY, factor: 1.3 },
];

/** Long words as people write them: compounds in German, joined letters and marks above and below in Bengali. */
const WORDS = {
  de: 'Selbstausschluss unwiderruflich Einzahlungsgrenze für Auszahlungsantrag und Benachrichtigung Spielverlauf Kontoinhaber der Verfügbarkeit bestätigen Sicherheitsfrage',
  bn: 'অনুগ্রহপূর্বক দায়িত্বশীল স্বয়ংক্রিয়ভাবে লেনদেন প্রত্যাহারযোগ্য ও নিরাপত্তা-সংক্রান্ত অ্যাকাউন্টধারীর বিজ্ঞপ্তিসমূহ নিশ্চিতকরণ পুনর্নির্ধারণ',
} as const;

export type StressLanguage = keyof typeof WORDS;

/** The languages of the long words that replace a story's, and the page language meanwhile. */
export const LONG_WORDS: readonly { words: StressLanguage; language: string }[] = [
  { words: 'de', language: 'en' },
  { words: 'bn', language: 'bn' },
];

/** Whether a text is words, not a figure, a code or an initial. */
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text);

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

function cut(text: string, length: number): string {
  const kept = [...graphemes.segment(text)].slice(0, length).map(({ segment }) => segment);
  return kept.join('').trimEnd();
}

/** Repeats a language's words from an index on, up to a number of characters. */
function fill(language: StressLanguage, from: number, length: number): string {
  const words = WORDS[language].split(' ');
  let text = '';
  for (let at = from; text.length < length; at += 1) {
    text += `${text ? ' ' : ''}${words[at % words.length]}`;
  }
  return text;
}

/**
 * A text as long as its translation may become. The same text gives the same words; figures, codes and initials stay, and so do outer
 * spaces.
 */
export function stretch(text: string, language: StressLanguage): string {
  if (!isWords(text)) return text;
  const words = text.trim();
  const factor = GROWTH.find(({ upTo }) => words.length <= upTo)?.factor ?? 1;
  const length = Math.ceil(words.length * factor);
  const start = [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];
  return `${before}${cut(fill(language, start, length), length)}${after}`;
}
