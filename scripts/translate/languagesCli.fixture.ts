import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { run } from './cli.ts';

/** A made-up language of the scratch project. */
export const TAG = 'qaa';

const SOURCE_FILES = {
  language: { name: 'Source', direction: 'ltr', tier: 'official', source: true },
  legal: { title: 'Terms', text: 'Read the terms, {{name}}.' },
  'sandbox/mail': { coins_one: '{{count}} coin', coins_other: '{{count}} coins' },
  glossary: { terms: { term: ['terms'], meaning: 'the rules of use' } },
  notes: { 'legal:title': { longest: 14 } },
};

const OWN_FILES = {
  language: { name: 'Made up', direction: 'ltr', tier: 'machine' },
  legal: { title: 'Xyzzy', text: 'Plugh xyzzy, {{name}}.' },
  'sandbox/mail': { coins_one: '{{count}} zorkmid', coins_other: '{{count}} zorkmids' },
  glossary: { terms: ['xyzzy'] },
};

type Files = Record<string, object>;

/** A project of a source language and another one, in a folder of its own. */
export function scratchLanguages(own: Files = OWN_FILES) {
  const root = mkdtempSync(join(tmpdir(), 'livery-translate-'));
  const path = (tag: string, name: string) => join(root, 'languages', tag, `${name}.json`);
  const write = (tag: string, files: Files) => {
    for (const [name, value] of Object.entries(files)) {
      mkdirSync(dirname(path(tag, name)), { recursive: true });
      writeFileSync(path(tag, name), `${JSON.stringify(value, null, 2)}\n`);
    }
  };
  write(SOURCE, SOURCE_FILES);
  write(TAG, own);
  return {
    root,
    write,
    read: (tag: string, name: string) => JSON.parse(readFileSync(path(tag, name), 'utf8')),
    /** Runs a command line; says the exit code and all that was printed. */
    run: async (...args: string[]) => {
      const said: string[] = [];
      const say = (text: string) => said.push(text);
      const now = () => new Date('2026-01-31T12:00:00Z');
      const code = await run(args, root, { out: say, err: say, interactive: false, now });
      return { code, said: said.join('\n') };
    },
  };
}
