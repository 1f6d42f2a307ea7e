import { create } from 'fontkitten';

const hex = (value: number): string => value.toString(16).toUpperCase();

/** The blocks of 256 characters that a font has some of, as a `unicode-range`. Whole blocks keep it short. */
export function unicodeRange(bytes: Uint8Array): string {
  const font = create(Buffer.from(bytes));
  const characters = font.isCollection ? [] : font.characterSet;
  const blocks = [...new Set(characters.map((character) => character >> 8))].sort((a, b) => a - b);
  const starts = blocks.filter((block) => !blocks.includes(block - 1));
  const ends = blocks.filter((block) => !blocks.includes(block + 1));
  return starts
    .map((start, index) => `U+${hex(start << 8)}-${hex(((ends[index] ?? start) << 8) + 0xff)}`)
    .join(', ');
}
