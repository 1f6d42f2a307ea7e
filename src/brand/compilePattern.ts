/**
 * Compiles a brand's `acceptedPattern` (S5.2). The check, the site and the platform all read it in Unicode mode, so that `\p{L}` is a
 * letter of any script. `*` matches any text.
 *
 * @throws SyntaxError if it is invalid in that mode
 */
export const compilePattern = (source: string): RegExp =>
  source === '*' ? /(?:)/ : new RegExp(source, 'u');
