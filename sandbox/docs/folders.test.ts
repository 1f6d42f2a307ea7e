import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SANDBOX = new URL('..', import.meta.url);
const GUIDE = new URL('../../docs/platform.md', import.meta.url);

it('the guide to the platform names every folder of it', () => {
  const folders = readdirSync(SANDBOX, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const guide = readFileSync(GUIDE, 'utf8');
  const table = guide.slice(guide.indexOf('| folder | holds |'), guide.indexOf('`DATABASE_URL`'));
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !new RegExp(`[\`/]${folder}/\``).test(table))).toEqual([]);
});
