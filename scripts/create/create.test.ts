import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REQUIRED_MAJOR } from '../setup/node.mjs';
import { dependencyOf } from './dependency.ts';
import { projectFiles } from './projectFiles.ts';

it.each([
  'npm:@some-company/livery@1.2.3',
  'npm:@some-company/livery@1.2.3-rc.1',
  'https://packages.example/livery-1.2.3.tgz',
  'https://packages.example/livery-1.2.3-rc.1.tgz',
])('takes %s as what npm installs', (from) => {
  expect(dependencyOf(from)).toEqual({ spec: from });
});

it('takes the file of the package, which the repository gets a copy of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-create-'));
  const file = join(folder, 'livery-1.2.3.tgz');
  writeFileSync(file, '');
  expect(dependencyOf(file)).toEqual({ spec: 'file:livery-1.2.3.tgz', file });
  rmSync(file);
  expect(() => dependencyOf(file)).toThrow('There is no file');
  mkdirSync(file);
  expect(() => dependencyOf(file)).toThrow('There is no file');
  rmSync(folder, { recursive: true });
});

it.each([
  undefined,
  '',
  '^1.2.3',
  'latest',
  'livery',
  'npm:@some-company/livery',
  'npm:@some-company/livery@latest',
  'http://packages.example/livery-1.2.3.tgz',
  'https://packages.example/livery.tgz',
  'https://packages.example/?livery-1.2.3.tgz',
  'https://',
])('refuses %s, which is not exact', (from) => {
  expect(() => dependencyOf(from)).toThrow('npm:@SCOPE/NAME@VERSION');
});

it.each(['1.2.3', 'livery@1.2.3', 'npm:livery@1.2.3'])(
  'refuses %s, which is another project in the public registry',
  (from) => {
    expect(() => dependencyOf(from)).toThrow('no exact version of yours');
  },
);

it('makes the files of a repository, with a name that npm allows and one exact dependency', () => {
  const files = projectFiles('/srv/Our Brands!', 'npm:@some-company/livery@1.2.3');
  expect([...files.keys()].sort()).toEqual([
    '.github/workflows/brands.yml',
    '.gitignore',
    'README.md',
    'package.json',
    'renovate.json',
  ]);
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
    ...{
      name: 'our-brands',
      private: true,
      dependencies: { livery: 'npm:@some-company/livery@1.2.3' },
    },
    engines: { node: `>=${REQUIRED_MAJOR}` },
  });
  expect(JSON.parse(files.get('renovate.json') ?? '').packageRules).toMatchObject([
    { matchDepNames: ['livery'], automerge: false },
  ]);
  for (const folder of ['node_modules/', 'dist/', '.livery/']) {
    expect(files.get('.gitignore')).toContain(folder);
  }
});
