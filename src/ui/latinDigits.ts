/** The zero of each set of digits that the keyboards of our languages, and those near them, bring. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));

/** A text with its digits as Latin ones, whatever script they were typed in: `০১৭` is `017`. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
