/** Why a text cannot be shown as it is, and the corrected text. */
export interface TextFault {
  reason: string;
  suggestion: string;
}

/** Characters that pages do not show, with their names; the first match names a character. */
const UNSHOWN: [RegExp, string][] = [
  [/[\n\r\u0085\u2028\u2029]/u, 'a line break'],
  [/\p{Cc}/u, 'a control character'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Noncharacter_Code_Point}/u, 'a code that is no character'],
  [/[\u202a-\u202e]/u, 'a mark that turns the direction of what follows'],
];

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const shownText = (text: string): string =>
  [...text]
    .map((character) => (UNSHOWN.some(([kind]) => kind.test(character)) ? ' ' : character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The first character that is not allowed in a one-line text; undefined if every character is. */
export function characterFault(text: string): TextFault | undefined {
  for (const character of text) {
    const what = UNSHOWN.find(([kind]) => kind.test(character))?.[1];
    if (what === undefined) continue;
    const reason = `This text holds ${what} (${codeOf(character)}), which a line of a page cannot show.`;
    const rest = shownText(text);
    return { reason, suggestion: rest ? `write ${JSON.stringify(rest)}` : 'write a text' };
  }
  return undefined;
}

/** Whether a text has nothing visible: only spaces and characters without width. */
export const isBlank = (text: string): boolean =>
  !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);
