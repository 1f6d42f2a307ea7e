import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSnapshot } from './readSnapshot.ts';

it('a snapshot can be read to its end while another process replaces it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, other] = [join(folder, 'snapshot'), join(folder, 'other')];
  writeFileSync(file, 'the first');
  writeFileSync(other, 'one by another process');
  const snapshot = await readSnapshot(file);
  renameSync(other, file);
  expect(await snapshot.text()).toBe('the first');
});
