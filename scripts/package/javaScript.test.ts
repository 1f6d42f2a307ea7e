import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { javaScript } from './javaScript.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-javascript-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const made = (...entries: string[]) => javaScript(root, entries, { '#src/*': './src/*' });

it('has every file that an entry needs, without types and otherwise as it was written', () => {
  write({
    'scripts/a.ts': `import { type B, b } from '#src/b.ts';\nexport const a = (one: B): string => b + one;\n`,
    'src/b.ts': `import d from './data.json' with { type: 'json' };\nexport type B = string;\nexport const b = d.b;\nexport { c } from './c.ts';\n`,
    'src/c.ts': `export const c = async () => import('./late.ts');\n`,
    'src/late.ts': 'export {};\n',
    'src/data.json': '{}\n',
    'src/unused.ts': '',
  });
  const { files, packages } = made('scripts/a.ts');
  expect([...files.keys()].sort()).toEqual([
    'scripts/a.js',
    'src/b.js',
    'src/c.js',
    'src/data.json',
    'src/late.js',
  ]);
  expect(files.get('scripts/a.js')).toBe(
    `import {         b } from '#src/b.js';\nexport const a = (one   )         => b + one;\n`,
  );
  expect(files.get('src/c.js')).toBe(`export const c = async () => import('./late.js');\n`);
  expect(packages).toEqual([]);
});

it('names the packages that the code imports, and leaves out those of types alone', () => {
  write({
    'a.ts': `import type { X } from 'types-only';\nimport '@scope/one/part.js';\nimport fs from 'node:fs';\nexport * from 'two';\nexport const x: X = fs;\n`,
  });
  expect(made('a.ts').packages).toEqual(['@scope/one', 'two']);
});

it('leaves out what only a bundler loads, and follows no text that looks like an import', () => {
  write({
    'a.ts': `export const late = () => import('./Screen.tsx');\nexport const text = "import './nothing.ts'";\n`,
  });
  expect([...made('a.ts').files.keys()]).toEqual(['a.js']);
});
