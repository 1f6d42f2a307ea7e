import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blockRows } from './blockRows.ts';

it('has a row with a late component for each folder of a block, and no other', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const late = Object.entries(blockRows).flatMap(([kind, row]) => (row.late ? [kind] : []));
  expect(late.sort()).toEqual(folders.sort());
});
