import type { FormattingOptions } from 'jsonc-parser';

/** One level of indentation in a file. */
export const indentOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';

/** How a file ends its lines. */
export const lineEndOf = (text: string): '\r\n' | '\n' => (text.includes('\r\n') ? '\r\n' : '\n');

/** Whether a file is written in one line, and stays so. */
export const isOneLine = (text: string): boolean => !text.trim().includes('\n');

/** The indentation of the line that an offset is in. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';

/** The style of a file for jsonc-parser, so that what is added looks like the rest. */
export function styleOf(text: string): FormattingOptions {
  const indent = indentOf(text);
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: lineEndOf(text),
  };
}
