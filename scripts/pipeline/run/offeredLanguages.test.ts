import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { languageHasher } from './offeredLanguages.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-languages-'));
afterAll(() => rmSync(root, { recursive: true }));

const further = TAGS.find((tag) => tag !== SOURCE && !STANDARD.includes(tag)) ?? '';
for (const [id, supported] of [
  ['few', [SOURCE]],
  ['many', [SOURCE, further]],
] as const) {
  mkdirSync(join(root, 'brands', id), { recursive: true });
  writeFileSync(
    join(root, 'brands', id, 'brand.json'),
    JSON.stringify({ languages: { supported } }),
  );
}
cpSync(join(ROOT, 'languages'), join(root, 'languages'), { recursive: true });

const hashes = () => ['few', 'many'].map(languageHasher(root, join(root, 'brands')));
const change = (...path: string[]) =>
  writeFileSync(join(root, 'languages', ...path), JSON.stringify({ changed: 'Changed' }));

it('is another hash once a language of the brand changes, and only then', () => {
  const [few, many] = hashes();
  change(further, 'app.json');
  expect(hashes()[0]).toBe(few);
  expect(hashes()[1]).not.toBe(many);
  change(SOURCE, 'app.json');
  expect(hashes()[0]).not.toBe(few);
});

it('is the same if only texts of the sandbox, or what is said about the translation, change', () => {
  const before = hashes();
  change(SOURCE, 'sandbox', 'chat.json');
  change(further, 'provenance.json');
  expect(hashes()).toEqual(before);
});
