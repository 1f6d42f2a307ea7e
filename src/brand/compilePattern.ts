/**
 * The regular expression of a brand's `acceptedPattern` (S5.2). It is read in Unicode mode everywhere, by the check, the site and the
 * platform, so that `\p{L}` is a letter of any script. `*` matches any text.
 *
 * @throws SyntaxError where it cannot be read in that mode
 */
export const compilePattern = (source: string): RegExp =>
  source === '*' ? /(?:)/ : new RegExp(source, 'u');
