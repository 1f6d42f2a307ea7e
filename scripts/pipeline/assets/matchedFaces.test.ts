import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { getMetricsForFamily } from 'fontaine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { diskCache } from './cache.ts';
import type { BuiltFont } from './font.ts';
import { withMatchedFaces } from './matchedFaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-faces-'));
afterAll(() => rmSync(folder, { recursive: true }));

const STACK = '"Own", "Nobody Knows", "Noto Serif", "Georgia", serif';
const SHEET = `:root{--body:"Georgia", serif;--heading:${STACK};--display:${STACK}}`;

let font: BuiltFont;
let sheet: string;
beforeAll(async () => {
  // The font of any brand of the project.
  const [file = ''] = globSync(join(ROOT, 'brands/*/assets/**/*.woff2')).sort();
  font = { family: 'Own', weight: '500', href: '', css: '', bytes: readFileSync(file) };
  sheet = await withMatchedFaces(SHEET, font, diskCache(folder));
});

/** The percentage of a property in a font's rule, as a ratio. */
function ratio(face: string, property: string): number {
  const [, rule = ''] = sheet.split(`"Own fallback: ${face}"`);
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
}

describe('the fallback faces that match a brand’s font', () => {
  it('follow it in the stacks that list it, and leave other stacks unchanged', () => {
    const stack =
      '"Own", "Own fallback: Noto Serif", "Own fallback: Georgia", "Nobody Knows", "Noto Serif", "Georgia", serif';
    expect(sheet).toContain(`:root{--body:"Georgia", serif;--heading:${stack};--display:${stack}}`);
    expect(sheet.match(/@font-face/g)).toHaveLength(2);
    expect(sheet).toContain(
      'src: local("Noto Serif"), local("Noto Serif Regular"), local("NotoSerif-Regular");',
    );
    expect(sheet).not.toContain('local("Nobody Knows")');
    // Bengali words, which a Latin font does not have, keep the size of their own.
    expect(sheet.match(/unicode-range: U\+0-[0-9A-F]+, U\+2000-/g)).toHaveLength(2);
    expect(sheet).not.toMatch(/U\+9[0-9A-F]{2}-/);
  });

  it.each(['Noto Serif', 'Georgia'])('give %s its widths and its line height', async (face) => {
    const own = await fromBuffer(Buffer.from(font.bytes));
    const installed = await getMetricsForFamily(face);
    const wide = (metrics: { xWidthAvg: number; unitsPerEm: number }) =>
      metrics.xWidthAvg / metrics.unitsPerEm;
    const size = ratio(face, 'size-adjust');
    expect(installed && wide(installed) * size).toBeCloseTo(wide(own), 3);
    expect(ratio(face, 'ascent-override') * size).toBeCloseTo(own.ascent / own.unitsPerEm, 3);
    expect(ratio(face, 'descent-override') * size).toBeCloseTo(-own.descent / own.unitsPerEm, 3);
    expect(ratio(face, 'line-gap-override') * size).toBeCloseTo(own.lineGap / own.unitsPerEm, 3);
  });

  it('are measured once: later builds read them from the cache', async () => {
    const again = withMatchedFaces(SHEET, font, (input, recipe) =>
      diskCache(folder)(input, recipe, () => Promise.reject(new Error('measured twice'))),
    );
    expect(await again).toBe(sheet);
  });

  it('are empty if no stack lists the font, or none of its fallbacks is known', async () => {
    for (const plain of [':root{--body:"Georgia", serif}', ':root{--body:"Own", serif}']) {
      expect(await withMatchedFaces(plain, font, diskCache(folder))).toBe(plain);
    }
  });
});
