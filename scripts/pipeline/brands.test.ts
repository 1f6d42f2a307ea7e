import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteIds } from './brands.ts';

it('lists the site of each brand and of its markets, however their key is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sites-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifests = {
    bora: '{ "id": "bora", "markets": [{ "id": "np" }] }',
    mistral: '{ "id": "mistral", "\\u006darkets": [{ "id": "lk" }] }',
    sirocco: '{ "id": "sirocco", "compliance": { "markets": [] } }',
    zephyr: '{ "id": "zephyr" }',
  };
  for (const [id, text] of Object.entries(manifests)) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'brand.json'), text);
  }
  mkdirSync(join(folder, 'empty'));
  expect(await siteIds(folder, [...Object.keys(manifests), 'empty'])).toEqual([
    ...['bora', 'bora.np', 'mistral', 'mistral.lk', 'sirocco', 'zephyr', 'empty'],
  ]);
});
