/** The difference of each character from the one before it, by code point. */
const stepsOf = (text: string): number[] => {
  const points = [...text].map((character) => Number(character.codePointAt(0)));
  return points.slice(1).map((point, at) => point - Number(points[at]));
};

/** Whether a PIN is among the first that anybody tries: one repeated character, or a run such as 123456 or 654321. */
export function isGuessable(text: string): boolean {
  const [first, ...rest] = stepsOf(text);
  if (first === undefined || Math.abs(first) > 1) return false;
  return rest.every((step) => step === first);
}
