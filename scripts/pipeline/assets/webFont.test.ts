import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import type { SiteFiles } from './files.ts';
import { addWebFont } from './webFont.ts';

const MOST_BYTES = 50_000;

/** Whether a character is in a `unicode-range`. */
function isCovered(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

const withFonts = LANGUAGES.flatMap(({ tag, name, type }) =>
  type?.webFont ? [{ tag, name, font: type.webFont }] : [],
);

describe('the font of a script', () => {
  it.each(withFonts)('of $tag has at most 50 KB a weight', ({ font }) => {
    const files: SiteFiles = new Map();
    addWebFont(files, font);
    expect(files.size).toBe(2);
    for (const bytes of files.values()) expect(bytes.byteLength).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(withFonts)('of $tag has every letter of the language’s own name', ({ name, font }) => {
    const [, range = ''] = /unicode-range:([^}]+)\}/.exec(addWebFont(new Map(), font)) ?? [];
    expect([...name].filter((character) => !isCovered(character, range))).toEqual([]);
  });
});
