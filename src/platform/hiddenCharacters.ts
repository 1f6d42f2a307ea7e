/** The invisible characters: controls, line breaks, marks of direction, joiners, fillers and the Braille blank. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The invisible characters that a script needs: joiners between Bengali letters and emoji parts, and the sign that colours an emoji. */
const NEEDED =
  /(?<=\p{Script=Bengali})[\u200c\u200d](?=\p{Script=Bengali})|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** A text without invisible characters, needed or not: texts that look the same become equal. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** Whether a text has invisible characters other than those its script needs. */
export const hasHidden = (text: string): boolean => text.replace(NEEDED, '').search(HIDDEN) !== -1;
