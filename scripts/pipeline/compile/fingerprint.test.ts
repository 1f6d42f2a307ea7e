import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '#scripts/setup/packages.mjs';
import { COMPILE_INPUTS, compileHash, stepsHash } from './fingerprint.ts';

let root: string;

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

describe('the hash of the compiled app', () => {
  it.each([
    'src/app/entryClient.tsx',
    'src/ui/button/Button.css.ts',
    'src/ui/button/Button.test.tsx.css',
    'src/ui/button/Button.mdx.ts',
    'tokens/base.json',
    'schemas/brand.schema.json',
    'package-lock.json',
    'vite.config.ts',
    'scripts/pipeline/compile/vite.ts',
  ])('changes with %s', async (file) => {
    await write(file, 'one');
    const before = compileHash(root);
    await write(file, 'two');
    expect(compileHash(root)).not.toBe(before);
  });

  it.each([
    'src/ui/button/Button.test.tsx',
    'src/ui/button/Button.stories.tsx',
    'src/platform/answers.fixture.ts',
    'src/ui/button/Button.mdx',
    'brands/any/brand.json',
    'sandbox/main.ts',
  ])('does not change with %s, which is in no bundle', async (file) => {
    await write(file, 'one');
    const before = compileHash(root);
    await write(file, 'two');
    expect(compileHash(root)).toBe(before);
  });

  it('changes with the major version of Node', () => {
    expect(compileHash(root, '27')).not.toBe(compileHash(root, '26'));
  });

  it('covers every folder that the app imports', () => {
    const imported = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.(test|stories|fixture)\./.test(file))
      .flatMap((file) => [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import\() ?'#(\w+)\//g),
      ])
      .map(([, folder]) => folder);
    expect(new Set(imported)).toContain('tokens');
    expect([...new Set(imported)].filter((one) => !COMPILE_INPUTS.includes(one ?? ''))).toEqual([]);
  });
});

describe('the hash of the build steps', () => {
  it('changes with a step, but not with its test', async () => {
    await write('scripts/pipeline/emit.ts', 'one');
    const before = stepsHash(root);
    await write('scripts/pipeline/emit.test.ts', 'one');
    await write('scripts/brand/cli.ts', 'one');
    expect(stepsHash(root)).toBe(before);
    await write('scripts/pipeline/emit.ts', 'two');
    expect(stepsHash(root)).not.toBe(before);
  });
});
