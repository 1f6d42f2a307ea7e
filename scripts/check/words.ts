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

const languageOf = (file: string): 'en' | 'bn' | 'both' => {
  const found = /(?:^|\/)(en|bn)(?:\/|\.(?:json|ts)$)/.exec(file)?.[1];
  return found === 'en' || found === 'bn' ? found : 'both';
};

/** The wordings refused in a file: in Bengali also Bengali digits, which would mix with formatted figures. */
function refusedIn(file: string): Refused[] {
  const bengali = [...glossary.bn, DIGITS];
  const language = languageOf(file);
  if (language === 'both') return [...glossary.en, ...bengali];
  return language === 'en' ? glossary.en : bengali;
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
