import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags } from '#scripts/languages/languagePlaces.ts';

/** How many lines of each file name a language; a file that is not listed may have none. */
export type KnownNames = Readonly<Record<string, number>>;

/** The files that people write. */
const WRITTEN = /\.(ts|tsx|js|mjs|css|html|json|ya?ml|mdx?)$/;

const capital = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1);

/** Whether brands offer a language if they name none: its tag is sure to mean the language, where `id`, `it` or `ms` are words of code. */
const isStandard = (root: string, tag: string): boolean => {
  const file = join(root, 'languages', tag, 'language.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).standard === true;
};

/** What names a standard language in code: its tag as a text, a key, the end of a name (`titleBn`, `title_bn`). */
function standardPatterns(tags: readonly string[]): string[] {
  const any = tags.join('|');
  const ends = tags.map(capital).join('|');
  return [
    `(['"\`])(?:${any})\\1`,
    `(?<![\\w.-])(?:${any}):`,
    `[a-z](?:${ends})(?![A-Za-z])`,
    `_(?:${any})\\b`,
    `\\[ ?(?:${any})(?:, ?(?:${any}))* ?\\]`,
  ];
}

/** What names any language in code: its folder, or a comparison with its tag. */
const anyPatterns = (tags: readonly string[]): string[] => {
  const any = tags.join('|');
  return [`languages/(?:${any})/`, `[lL]anguage\\w*\\)? [=!]== ['"\`](?:${any})['"\`]`];
};

function patternOf(root: string): RegExp {
  const tags = languageTags(root);
  const standard = tags.filter((tag) => isStandard(root, tag));
  return new RegExp([...standardPatterns(standard), ...anyPatterns(tags)].join('|'));
}

/** The numbers of the lines of a file that name one of the languages. */
function linesIn(root: string, file: string, pattern: RegExp): number[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => (pattern.test(text) ? [index + 1] : []));
}

/**
 * Every file that names a language more often than is known, and every known number that has become too high, so that the list only
 * shrinks. A language is a folder, as a brand is: code reads what its folder says.
 */
export function checkLanguageNames(
  root: string,
  files: readonly string[],
  known: KnownNames,
): string[] {
  const pattern = patternOf(root);
  const found = new Map(
    files
      .filter((file) => WRITTEN.test(file) && !/\.generated\./.test(file))
      .map((file) => [file, linesIn(root, file, pattern)]),
  );
  const grown = [...found].flatMap(([file, lines]) =>
    lines.length > (known[file] ?? 0)
      ? [`${file}:${lines.join(',')} names a language: it is a folder in languages/, never code`]
      : [],
  );
  const shrunk = Object.entries(known).flatMap(([file, count]) => {
    const now = found.get(file)?.length ?? 0;
    return now < count
      ? [`${file} names a language ${now} times, no more ${count}: say so in languageNames.json`]
      : [];
  });
  return [...grown, ...shrunk];
}
