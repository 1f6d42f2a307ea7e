import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SANDBOX = new URL('..', import.meta.url);
const GUIDE = new URL('../../docs/platform.md', import.meta.url);

it('the guide to the platform names every room of it', () => {
  const rooms = readdirSync(SANDBOX, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const guide = readFileSync(GUIDE, 'utf8');
  const table = guide.slice(guide.indexOf('| room | holds |'), guide.indexOf('`DATABASE_URL`'));
  expect(rooms.length).toBeGreaterThan(20);
  expect(rooms.filter((room) => !new RegExp(`[\`/]${room}/\``).test(table))).toEqual([]);
});
