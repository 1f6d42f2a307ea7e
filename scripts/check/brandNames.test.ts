import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBrandNames } from './brandNames.ts';

/** A project with one brand, `zephyr`, and one source file with the given text. */
function project(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-names-'));
  mkdirSync(join(root, 'brands', 'zephyr'), { recursive: true });
  writeFileSync(join(root, 'code.ts'), text);
  return root;
}

describe('the brand-name check', () => {
  it('finds a brand’s name in code, in any case, with its line', () => {
    const root = project("const a = 1;\nif (brand.id === 'Zephyr') hide();\n");
    expect(checkBrandNames(root, ['code.ts'])).toEqual([
      { file: 'code.ts', line: 2, brand: 'Zephyr' },
    ]);
  });

  it('ignores words that merely contain one', () => {
    expect(checkBrandNames(project('const zephyrous = 1;'), ['code.ts'])).toEqual([]);
  });
});
