import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { brandCli } from './brandCli.fixture.ts';

it.each([
  ['', 'its name is empty'],
  [ROOT, 'is this version itself'],
  [`${ROOT}/scripts/..`, 'is this version itself'],
  ['/etc/passwd', 'is no package, which is a file that ends in .tgz'],
])('refuses to compare with %j', async (version, problem) => {
  const { brand, err } = await brandCli();
  expect(await brand('check', '--against', version, '--findings')).toBe(2);
  expect(err.join()).toContain(problem);
});

it.each(['{ "name": "livery", ', 'null', ''])(
  'says in a sentence that a folder with the package.json %j is no Livery',
  async (text) => {
    const { dir, brand, err } = await brandCli();
    const folder = join(dir, '.other');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), text);
    expect(await brand('check', '--against', folder)).toBe(2);
    expect(err).toEqual([
      expect.stringMatching(/is no Livery: its package\.json cannot be read\.$/),
    ]);
  },
);

it('names the error of a folder whose packages are not installed, and what to run there', async () => {
  const { dir, brand, err } = await brandCli();
  const folder = join(dir, '.other');
  mkdirSync(join(folder, 'scripts/brand'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "livery", "type": "module" }');
  writeFileSync(join(folder, 'scripts/brand/cli.ts'), "import 'not-installed-here';");
  expect(await brand('check', '--against', folder, '--findings')).toBe(1);
  expect(err.join()).toContain("Cannot find package 'not-installed-here'");
  expect(err.join()).toContain(`run \`npm ci\` in ${folder}`);
});

it('says in one line why a package cannot be made ready', async () => {
  const { dir, brand, err } = await brandCli();
  const file = join(dir, 'livery-1.2.3.tgz');
  writeFileSync(file, 'no package');
  expect(await brand('check', '--against', file)).toBe(2);
  expect(err).toEqual([expect.stringMatching(/cannot be made ready: .+$/)]);
  expect(err.join()).not.toContain('\n');
});

it.each([
  [['--findings'], '--findings and --pictures only go with --against'],
  [['--pictures', 'pictures'], '--findings and --pictures only go with --against'],
  [
    ['--against', 'v1', '--findings', '--pictures', 'pictures'],
    '--pictures cannot be combined with --findings',
  ],
  [['--against', 'v1', '--pictures', ''], '--pictures wants a folder, and its name is empty'],
])('refuses check %j', async (flags, problem) => {
  const { brand, err } = await brandCli();
  expect(await brand('check', ...flags)).toBe(2);
  expect(err.join()).toContain(problem);
});
