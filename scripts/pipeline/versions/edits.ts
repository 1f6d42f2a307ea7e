import { applyEdits, type Edit } from 'jsonc-parser';

/** A part of what an edit writes that is taken from the text itself. */
export interface Copy {
  /** Its offset in the edit's content. */
  at: number;
  /** The offset of what it was taken from, in the text as it was before the edit. */
  from: number;
  length: number;
}

/** An edit that may move parts of the text: these come from where they were, and what is written around them from the nearest of them. */
export interface MovingEdit extends Edit {
  /** In the order of the content. */
  copies?: readonly Copy[];
}

/** A text after some edits, with the way from its offsets back to those of the text that it was made from. */
export interface EditedText {
  text: string;
  /** The offset of the original text that an offset of this text comes from; what was added has the offset of its place. */
  originOf: (offset: number) => number;
}

/** Where an offset of an edit's content comes from. */
function source({ offset, copies = [] }: MovingEdit, at: number): number {
  const copy = copies.findLast((each) => each.at <= at) ?? copies[0];
  return copy ? copy.from + Math.min(Math.max(at - copy.at, 0), copy.length) : offset;
}

/** Where an offset was before the edits of one text. */
function before(edits: readonly MovingEdit[], offset: number): number {
  let shift = 0;
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    const start = edit.offset + shift;
    if (offset < start) break;
    const end = start + edit.content.length;
    // The end of what was moved is its end where it was.
    if (offset < end || (offset === end && edit.copies)) return source(edit, offset - start);
    shift += edit.content.length - edit.length;
  }
  return offset - shift;
}

/** A text that nothing has edited yet. */
export const unedited = (text: string): EditedText => ({ text, originOf: (offset) => offset });

/** The text after further edits, which were made for it as it is now. */
export function edited({ text, originOf }: EditedText, edits: MovingEdit[]): EditedText {
  if (edits.length === 0) return { text, originOf };
  return {
    text: applyEdits(text, edits),
    originOf: (offset) => originOf(before(edits, offset)),
  };
}

/** An edit without what it writes again at its beginning and end, so that this keeps its place. */
export function narrowed(text: string, { offset, length, content }: Edit): Edit {
  const old = text.slice(offset, offset + length);
  const shorter = Math.min(length, content.length);
  let end = 0;
  while (end < shorter && old.at(-1 - end) === content.at(-1 - end)) end += 1;
  let start = 0;
  while (start < shorter - end && old[start] === content[start]) start += 1;
  return {
    offset: offset + start,
    length: length - start - end,
    content: content.slice(start, content.length - end),
  };
}
