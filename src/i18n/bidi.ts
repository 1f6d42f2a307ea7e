/** Isolates a text that is written from left to right within one written from right to left (UAX #9, 2.4): `−৳5`, `12:00-21:00`. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A value within a text, isolated from it. */
const VALUE = '[\u2066\u2068]\u2066?[^\u2066-\u2069]*?\\p{Nd}[^\u2066-\u2069]*\u2069{1,2}';

/** A figure, or a value with one, and the signs beside it. A figure that goes on a word or a date, as in `credit-5`, has none before it. */
const SIGNED = new RegExp(
  `(?<![\\p{L}\\p{Nd}\u2066])([+−-]?)(?:\\p{Nd}[\\p{Nd}.,]*(?<![.,])|${VALUE})([%×+]?)`,
  'gu',
);

/**
 * A text written from right to left, in which figures keep the side of their signs: `18+`, `5%`, `3×`, `+{{percent}}`. Without isolates a
 * sign has no direction of its own, and takes that of the text.
 */
export const withSignsKept = (text: string): string =>
  text.replace(SIGNED, (whole, before: string, after: string) =>
    before || after ? leftToRight(whole) : whole,
  );
