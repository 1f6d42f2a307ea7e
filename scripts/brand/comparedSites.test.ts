import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { comparedSites } from './against/comparedSites.ts';
import { comparisonLines, isRefused } from './against/report.ts';

/** A folder, and a version in it that answers every build with what became of the brands. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-compared-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name: string, failed: readonly string[]) => {
    const dir = join(folder, name);
    mkdirSync(join(dir, 'scripts/pipeline'), { recursive: true });
    const brands = failed.map((id) => ({ id, status: 'failed', problem: `${name} has no font` }));
    const answer = JSON.stringify(JSON.stringify({ brands }));
    writeFileSync(join(dir, 'scripts/pipeline/cli.ts'), `console.log(${answer});`);
    return { name, dir };
  };
}

it('reports a brand that this version does not build, and does not blame the other one', async () => {
  const core = workplace();
  const none = { breaks: [], mended: [], both: [] };
  const brands = ['bora', 'zephyr'].map((id) => ({ id, ...none }));
  const here = core('old', ['bora', 'zephyr']);
  const there = core('new', ['zephyr']);
  const compared = await comparedSites(brands, here, there, { brands: 'brands' });
  expect(compared).toEqual(brands.map((one) => ({ ...one, unbuiltHere: 'old has no font' })));
  expect(compared.some(isRefused)).toBe(false);
  const lines = comparisonLines(compared, 'new').join('\n');
  expect(lines).toContain('bora is not built by this version, so not compared: old has no font');
  expect(lines).toContain('new breaks none of 2 brands.');
});

it('refuses a version that does not build what this one builds', async () => {
  const core = workplace();
  const brands = [{ id: 'bora', breaks: [], mended: [], both: [] }];
  const places = { brands: 'brands' };
  const compared = await comparedSites(brands, core('old', []), core('new', ['bora']), places);
  expect(compared).toMatchObject([{ id: 'bora', unbuilt: 'new has no font' }]);
  expect(compared.some(isRefused)).toBe(true);
});
