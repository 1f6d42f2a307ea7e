/** U+2060: has no width, and no line ends beside it. */
const WORD_JOINER = '\u2060';

/**
 * Where a word, `|` and the next word are parts of one syllable, by script: before a letter that a mark makes the last of its syllable, and after
 * a vowel that needs another letter.
 */
const TORN: Partial<Record<string, RegExp>> = {
  Mymr: /\p{Script=Myanmar}\|[\u1000-\u1021]\u1037?\u103a/u,
  Khmr: /\p{Script=Khmer}\|[\u1780-\u17a2](?:\u17d2[\u1780-\u17a2])?[\u17cb\u17cd]/u,
  Thai: /(?:\u0e40[\u0e01-\u0e2e]{1,2}\u0e35[\u0e48-\u0e4b]?|[^\u0e01]\u0e47)\|\p{Script=Thai}|\p{Script=Thai}\|[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/u,
};

/** What finds the syllables of a language that lines would end within. */
export interface Syllables {
  segmenter: Intl.Segmenter;
  torn: RegExp;
}

/** The syllables of a language whose words have no spaces between them; undefined for all others. */
export function syllablesOf(language: string): Syllables | undefined {
  const torn = TORN[new Intl.Locale(language).maximize().script ?? ''];
  return torn && { torn, segmenter: new Intl.Segmenter(language, { granularity: 'word' }) };
}

/**
 * A text whose syllables stay whole at the end of a line. Where a language has no spaces between words, browsers find the words in a dictionary.
 * It lacks many loanwords, such as those for an account or a game, and lines would end within their syllables.
 */
export function wholeSyllables(text: string, { segmenter, torn }: Syllables): string {
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  const whole = words
    .map((word, place) => {
      const isPart = place > 0 && torn.test(`${words[place - 1]}|${word}`);
      return isPart ? WORD_JOINER + word : word;
    })
    .join('');
  // What is before and after a joiner is searched for words anew.
  return whole === text ? text : wholeSyllables(whole, { segmenter, torn });
}
