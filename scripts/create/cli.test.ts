import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './cli.ts';

const FROM = 'npm:@some-company/livery@1.2.3';

/** A command that makes a brand of one file, or fails after it has written. */
const command = (exit: number): string => `const fs = require('node:fs');
fs.mkdirSync('brands/' + process.argv[4], { recursive: true });
fs.writeFileSync('brands/' + process.argv[4] + '/brand.json', '{}');
process.exitCode = ${exit};`;

/** A folder, and the command in it, whose brands are made by a command that ends with an exit code. */
function workplace(exit = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-create-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'place');
  mkdirSync(place);
  const file = join(folder, 'command.cjs');
  writeFileSync(file, command(exit));
  vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, file]);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    interactive: false,
    now: () => new Date(),
  };
  return {
    ...{ place, out, err },
    create: (name: string, ...flags: string[]) =>
      run([join(place, name), '--from', FROM, ...flags], io),
    run: (...args: string[]) => run(args, io),
    names: (...path: string[]) => readdirSync(join(place, ...path)).sort(),
  };
}

const MADE = ['.github', '.gitignore', 'README.md', 'brands', 'package.json', 'renovate.json'];

it('makes a folder that is not there, with its brand', async () => {
  const { create, names, err } = workplace();
  expect(await create('a/ours', '--brand', 'zephyr'), err.join()).toBe(0);
  expect(names('a')).toEqual(['ours']);
  expect(names('a', 'ours')).toEqual(MADE);
  expect(names('a', 'ours', 'brands')).toEqual(['zephyr']);
});

it('ends with what to do next, in order', async () => {
  const { place, create, out } = workplace();
  await create('ours', '--brand', 'zephyr');
  const said = out.join('\n');
  expect(said).toContain(`${join(place, 'ours')} is ready, with a brand in brands/zephyr/.`);
  expect(said).toMatch(/Next: cd .*ours\n +npm install\n +npx livery build --all\n/);
});

it('fills a folder that has only a repository of Git and the package', async () => {
  const { place, create, names } = workplace();
  mkdirSync(join(place, '.git'));
  writeFileSync(join(place, 'livery-1.2.3.tgz'), 'package');
  const from = ['--from', join(place, 'livery-1.2.3.tgz')];
  expect(await create('', ...from)).toBe(0);
  expect(names()).toEqual([...MADE, '.git', 'livery-1.2.3.tgz'].sort());
  expect(await create('', ...from)).toBe(2);
});

it('copies the file of the package', async () => {
  const { place, create, names } = workplace();
  writeFileSync(join(place, 'livery-1.2.3.tgz'), 'package');
  expect(await create('ours', '--from', join(place, 'livery-1.2.3.tgz'))).toBe(0);
  expect(names('ours')).toContain('livery-1.2.3.tgz');
  mkdirSync(join(place, 'others'));
  writeFileSync(join(place, 'others/livery-1.2.3.tgz'), 'another');
  expect(await create('others', '--from', join(place, 'livery-1.2.3.tgz'))).toBe(2);
  expect(readFileSync(join(place, 'others/livery-1.2.3.tgz'), 'utf8')).toBe('another');
});

it('leaves nothing behind where the brand cannot be made', async () => {
  const { place, create, names, err } = workplace(1);
  expect(await create('a/ours')).toBe(1);
  expect(err.join()).toContain('nothing was written');
  expect(names()).toEqual([]);
  mkdirSync(join(place, 'there/.git'), { recursive: true });
  expect(await create('there')).toBe(1);
  expect(names('there')).toEqual(['.git']);
});

it.each([
  ['ours', ['--brand', '../x'], '"../x" is no name for a folder'],
  ['ours', ['--brand', ''], '"" is no name for a folder'],
  ['ours', ['--from', tmpdir()], 'no exact version'],
  ['file', [], 'is a file'],
  ['file/ours', [], 'A part of its path is a file'],
  ['dangling', [], 'is a link to nothing'],
])('says in a sentence why it makes nothing in %s %j', async (name, flags, problem) => {
  const { place, create, names, err } = workplace();
  writeFileSync(join(place, 'file'), 'text');
  symlinkSync('nowhere', join(place, 'dangling'));
  expect(await create(name, ...flags)).toBe(2);
  expect(err.join()).toContain(problem);
  expect(names()).toEqual(['dangling', 'file']);
  expect(readFileSync(join(place, 'file'), 'utf8')).toBe('text');
});

it('refuses a folder without a name', async () => {
  const { run: create, err } = workplace();
  expect(await create('', '--from', FROM)).toBe(2);
  expect(err.join()).toContain('The name of the folder is empty');
});
