/** The zero of each set of digits on the keyboards of our languages and of related ones. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));

/** Converts the digits of a text to Latin ones, from any script: `০১৭` is `017`. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
