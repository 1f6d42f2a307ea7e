import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#scripts/pipeline/compile/compile.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { projectCopy } from '#scripts/projectCopy/projectCopy.fixture.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';

const FOUR_MINUTES_MS = 240_000;

const copy = projectCopy();
const cache = mkdtempSync(join(tmpdir(), 'livery-cache-'));
const brands = join(cache, 'brands');
afterAll(() => {
  copy.remove();
  rmSync(cache, { recursive: true });
}, FOUR_MINUTES_MS);

/** Runs a program in the copy, with the app that this project has compiled. */
async function run(file: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, LIVERY_CACHE: cache, CI: '1', NO_COLOR: '1' };
  const child = spawn(file, args, { cwd: copy.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: `${out}${err}` };
}

const AUTHOR = ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'commit.gpgsign=false'];

async function git(...args: string[]): Promise<void> {
  expect(await run('git', ...AUTHOR, ...args)).toMatchObject({ code: 0 });
}

const brand = (...args: string[]) =>
  run(process.execPath, 'scripts/brand/cli.ts', ...args, '--brands', brands);

/** Commits another version on a branch: a file with a text replaced. The working folder stays as it was. */
async function version(branch: string, file: string, from: string, to: string): Promise<void> {
  const path = join(copy.root, file);
  const now = readFileSync(path, 'utf8');
  expect(now).toContain(from);
  await git('checkout', '-q', '-b', branch, 'main');
  writeFileSync(path, now.replace(from, to));
  await git('commit', '-qam', branch);
  await git('checkout', '-q', 'main');
  expect(readFileSync(path, 'utf8')).toBe(now);
}

beforeAll(async () => {
  await compile(ROOT, cacheRoot());
  symlinkSync(join(cacheRoot(), 'compiled'), join(cache, 'compiled'));
  mkdirSync(brands);
  await git('init', '-q', '-b', 'main');
  await git('add', '-A');
  await git('commit', '-qm', 'first');
  const names = { breeze: 'Breeze', mistral: 'Mistral of the long valley', zephyr: 'Zephyr' };
  for (const [id, name] of Object.entries(names)) {
    expect(await brand('new', id, '--yes', '--name', name)).toMatchObject({ code: 0 });
  }
}, FOUR_MINUTES_MS);

describe('check --against', () => {
  it(
    'refuses a version that breaks one brand of three, with its name, line and reason',
    async () => {
      const length = '"minLength": 1,\n      "maxLength": 40';
      const [file, asked] = ['schemas/brand.schema.json', length.replace('40', '8')];
      await version('shorter-names', file, length, asked);
      const { code, said } = await brand('check', '--against', 'shorter-names', '--findings');
      expect(said).toMatch(
        /mistral breaks: shorter-names refuses[^\n]*\n.*mistral\/brand\.json:5:11 .*\n.*8/,
      );
      expect(said).not.toMatch(/(breeze|zephyr) breaks/);
      expect(said).toContain('Refused: shorter-names breaks 1 of 3 brands: mistral.');
      expect(code).toBe(1);
      const others = await brand(
        'check',
        'breeze',
        'zephyr',
        '--against',
        'shorter-names',
        '--findings',
      );
      expect(others).toMatchObject({ code: 0 });
      expect(others.said).toContain('shorter-names breaks none of 2 brands.');
    },
    FOUR_MINUTES_MS,
  );

  it(
    'tells which brands look different and grow',
    async () => {
      const css = 'await typeCss(theme.css';
      await version(
        'more-styles',
        'scripts/pipeline/site/draft.ts',
        css,
        `':root{--own-added:3px;}', ${css}`,
      );
      const { code, said } = await brand('check', 'breeze', '--against', 'more-styles', '--json');
      const answer: unknown = JSON.parse(said);
      const [found] = isObject(answer) && Array.isArray(answer.brands) ? answer.brands : [];
      expect(found).toMatchObject({ id: 'breeze', breaks: [], mended: [] });
      expect(found.looks.styles).toEqual([{ path: ':root --own-added', a: null, b: '3px' }]);
      expect(found.sizes.there.firstLoad).toBeGreaterThan(found.sizes.here.firstLoad);
      expect(found.sizes.there.firstLoad).toBeLessThan(found.sizes.here.firstLoad + 200);
      expect(found.sizes.there.bytes).toBeGreaterThan(found.sizes.here.bytes);
      expect(code).toBe(0);
    },
    FOUR_MINUTES_MS,
  );

  it(
    'exits with 2 for a version that does not exist and for a folder without Livery',
    async () => {
      const { code, said } = await brand('check', '--against', 'v9.9.9');
      expect(said).toMatch(/There is no version "v9\.9\.9"/);
      expect(code).toBe(2);
      const other = await brand('check', '--against', brands);
      expect(other.said).toContain(`${brands} is no Livery`);
      expect(other.code).toBe(2);
    },
    FOUR_MINUTES_MS,
  );
});
