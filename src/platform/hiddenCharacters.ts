/** Characters that nobody sees: controls, line breaks, marks of direction, joiners, fillers and the blank of Braille. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Those that a script needs: joiners between Bengali letters and between the parts of an emoji, and the sign that makes one coloured. */
const NEEDED =
  /(?<=\p{Script=Bengali})[\u200c\u200d](?=\p{Script=Bengali})|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** A text without the characters that nobody sees, needed or not: two texts that look the same are the same then. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** Whether a text holds characters that nobody sees, other than those that its script needs. */
export const hasHidden = (text: string): boolean => text.replace(NEEDED, '').search(HIDDEN) !== -1;
