import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentRows } from './contentRows.ts';

it('has a row for each folder of a block, and no other', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(contentRows).sort()).toEqual(folders.sort());
});
