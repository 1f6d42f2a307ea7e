import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REQUIRED_MAJOR } from './node.mjs';
import { ROOT } from './packages.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifest: Record<
  'optionalDependencies' | 'devDependencies',
  Record<string, string>
> = JSON.parse(read('package.json'));

/** What a pattern's group matches in a file, each once. */
const all = (file: string, pattern: RegExp) => [
  ...new Set([...read(file).matchAll(pattern)].map((match) => Number(match[1]))),
];

it('every Node package is pinned to one version of the required major version', () => {
  const packages = Object.entries(manifest.optionalDependencies).filter(([name]) =>
    name.startsWith('node-'),
  );
  const [version, ...others] = new Set(packages.map(([, pinned]) => pinned));
  expect(packages).toHaveLength(5);
  expect(others).toEqual([]);
  expect(version).toMatch(new RegExp(`^${REQUIRED_MAJOR}\\.\\d+\\.\\d+$`));
});

it('types, compile target and tests use the required major version', () => {
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${REQUIRED_MAJOR}\\.`));
  expect(all('scripts/pipeline/compile/vite.ts', /target: 'node(\d+)/g)).toEqual([REQUIRED_MAJOR]);
  for (const file of readdirSync(join(ROOT, '.github/workflows'))) {
    expect(all(join('.github/workflows', file), /node-version: (\d+)/g), file).toEqual([
      REQUIRED_MAJOR,
    ]);
  }
});

it('the docs name the required major version', () => {
  for (const file of ['README.md', 'docs/engineer.md']) {
    const named = all(file, /\bNode (\d+)/g).filter((major) => major !== 20);
    expect(named, file).toEqual([REQUIRED_MAJOR]);
  }
});
