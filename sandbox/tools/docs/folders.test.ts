import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SANDBOX = new URL('../../', import.meta.url);
const GUIDE = new URL('../../../docs/platform.md', import.meta.url);

const foldersIn = (path: string) =>
  readdirSync(new URL(path, SANDBOX), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The table of the guide below a heading. */
function tableOf(heading: string): string {
  const guide = readFileSync(GUIDE, 'utf8');
  const start = guide.indexOf(`| ${heading} | holds |`);
  return start < 0 ? '' : guide.slice(start, guide.indexOf('\n\n', start));
}

it.each([
  ['folder', './'],
  ['folder', 'tools/'],
  ['domain', 'domains/'],
  ['kernel', 'kernel/'],
])('the platform guide lists in its table by %s every folder in %s', (heading, path) => {
  const table = tableOf(heading);
  const folders = foldersIn(path);
  expect(folders.length).toBeGreaterThan(4);
  expect(folders.filter((folder) => !new RegExp(`[\`/]${folder}/\``).test(table))).toEqual([]);
});
