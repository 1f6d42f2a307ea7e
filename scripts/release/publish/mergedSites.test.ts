import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mergedSites } from './mergedSites.ts';

it.each([
  '',
  '{"store":"builds","sites":[',
  'null',
  '{"store":"builds","compiled":"../../x","sites":[]}',
  `{"store":"builds","compiled":"${'c'.repeat(64)}","sites":[{"id":"zephyr"}]}`,
])('refuses the index %j', async (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'build.json');
  writeFileSync(file, text);
  await expect(mergedSites(file)).rejects.toThrow(`${file} is no index of a merged build`);
});
