/**
 * The characters of names: the letters of any script, the joiners of Bengali, and the marks of initials and titles, as in `Md. Rahim`, `মোঃ
 * রহিম` and `O’Neill`. No digits.
 */
const WRITTEN_WITH = /^[\p{L}\p{M}\p{Join_Control}\s.,'’:()/-]+$/u;

const LETTERS = /\p{L}/gu;

/** Whether a text can be a person's name: it needs at least two letters. The platform refuses other real names. */
export const isName = (text: string): boolean =>
  WRITTEN_WITH.test(text) && (text.match(LETTERS) ?? []).length > 1;
