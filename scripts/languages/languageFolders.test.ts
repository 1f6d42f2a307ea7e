import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { readLanguages } from './languageFolders.ts';

/** A project with one language, whose file has a text, or is not there. */
function project(text?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'languages/xx'), { recursive: true });
  if (text !== undefined) writeFileSync(join(root, 'languages/xx/language.json'), text);
  return root;
}

it('reads a language from its folder', () => {
  expect(readLanguages(project('{ "name": "Xx" }'))).toEqual([{ tag: 'xx', name: 'Xx' }]);
});

it.each([
  [undefined, 'is missing. Write it'],
  ['', 'cannot be read'],
  ['{ "name": "Xx", }', 'cannot be read'],
  ['{\n  "name"\n}', 'cannot be read'],
  ['null', 'cannot be read: it is no object'],
])('names the file of a language that is %j, and says what to do', (text, problem) => {
  const root = project(text);
  const folder = join(root, 'languages/xx');
  const read = () => readLanguages(root);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(`${join(folder, 'language.json')} ${problem}`);
  expect(read).toThrow(`or remove the folder ${folder}.`);
});
