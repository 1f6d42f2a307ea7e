/** U+2060: has no width, and no line ends beside it. */
const WORD_JOINER = '\u2060';

/** A consonant without a vowel of its own, with which no syllable begins: the end of one, written with a mark. */
const FINAL = /^[\u1000-\u1021]\u1037?\u103a/;

/** A letter or mark that such a consonant can follow. */
const SYLLABLE = /\p{Script=Myanmar}$/u;

/** The words of a text as browsers find them where they end a line; spaces and signs are among them. */
const wordsOf = (text: string, segmenter: Intl.Segmenter): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/**
 * A Burmese text whose syllables stay whole at the end of a line. Burmese has no spaces between words, so browsers find them in a dictionary.
 * It lacks most loanwords, such as those for an account or a game, and lines would end within their syllables.
 */
export function wholeSyllables(text: string, segmenter: Intl.Segmenter): string {
  const words = wordsOf(text, segmenter);
  const whole = words
    .map((word, place) =>
      FINAL.test(word) && SYLLABLE.test(words[place - 1] ?? '') ? WORD_JOINER + word : word,
    )
    .join('');
  // What is before and after a joiner is searched for words anew.
  return whole === text ? text : wholeSyllables(whole, segmenter);
}

/** The script whose syllables end with marked consonants. */
const SCRIPT = 'Mymr';

/** What finds the words of a language where lines would end within its syllables; undefined for all others. */
export const syllableSegmenter = (language: string): Intl.Segmenter | undefined =>
  new Intl.Locale(language).maximize().script === SCRIPT
    ? new Intl.Segmenter(language, { granularity: 'word' })
    : undefined;
