import { applyEdits, type Edit } from 'jsonc-parser';

/** A text after some edits, with the way from its offsets back to those of the text that it was made from. */
export interface EditedText {
  text: string;
  /** The offset of the original text that an offset of this text comes from; what was added has the offset of its place. */
  originOf: (offset: number) => number;
}

/** Where an offset was before the edits of one text. */
function before(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    const start = edit.offset + shift;
    if (offset < start) break;
    if (offset < start + edit.content.length) return edit.offset;
    shift += edit.content.length - edit.length;
  }
  return offset - shift;
}

/** A text that nothing has edited yet. */
export const unedited = (text: string): EditedText => ({ text, originOf: (offset) => offset });

/** The text after further edits, which were made for it as it is now. */
export function edited({ text, originOf }: EditedText, edits: Edit[]): EditedText {
  if (edits.length === 0) return { text, originOf };
  return {
    text: applyEdits(text, edits),
    originOf: (offset) => originOf(before(edits, offset)),
  };
}
