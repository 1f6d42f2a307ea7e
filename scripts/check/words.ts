import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glossary from './neverWrite.json' with { type: 'json' };

/** A text for players with a wording that the glossary forbids. */
export interface WordFinding {
  file: string;
  line: number;
  found: string;
  instead: string;
}

/** A wording to avoid: a regular expression, and what to write instead. */
interface Refused {
  pattern: string;
  instead: string;
}

const DIGITS: Refused = { pattern: '[০-৯]+', instead: 'Latin digits: numerals are the manifest’s' };

/** The wordings refused in each language that has such a list; in Bengali also its digits, which would mix with formatted figures. */
const REFUSED: ReadonlyMap<string, Refused[]> = new Map([
  ['en', glossary.en],
  ['bn', [...glossary.bn, DIGITS]],
]);

/** The language of a file: its folder, or the file's name. */
const languageOf = (file: string): string | undefined =>
  (/^languages\/([\w-]+)\//.exec(file) ??
    /(?:^|\/)([a-z]{2,3}(?:-\w+)*)\.(?:json|ts)$/.exec(file))?.[1];

/** The wordings refused in a file: those of its language, or of all if it holds several. */
function refusedIn(file: string): Refused[] {
  const language = languageOf(file);
  return language === undefined ? [...REFUSED.values()].flat() : (REFUSED.get(language) ?? []);
}

/** The value of a message, or the text of a line of code without its comments. */
const textOf = (file: string, line: string): string =>
  file.endsWith('.json')
    ? (/:\s*"(.*)"/.exec(line)?.[1] ?? '')
    : line.replace(/^\s*(?:\/?\*|\/\/|import ).*$/, '');

/** Every wording in the files that docs/words.md forbids. */
export function checkWords(root: string, files: readonly string[]): WordFinding[] {
  return files.flatMap((file) => {
    const refused = refusedIn(file).map(({ pattern, instead }) => ({
      pattern: new RegExp(pattern, 'iu'),
      instead,
    }));
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        refused.flatMap(({ pattern, instead }) => {
          const found = pattern.exec(textOf(file, line).replaceAll(/{{\w+}}/g, ''))?.[0];
          return found === undefined ? [] : [{ file, line: index + 1, found, instead }];
        }),
      );
  });
}
