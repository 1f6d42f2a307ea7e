import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast } from '#scripts/pipeline/contrast.ts';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { buildTheme } from '#scripts/pipeline/theme/buildTheme.ts';
import type { TokenTree } from '#scripts/pipeline/theme/tokenTree.ts';
import { triesOf } from '#scripts/test/draw.ts';
import { derivePalette } from './derive.ts';

const both = { default: 'dark', available: ['dark', 'light'] } as const;
const file = (name: string, tree: TokenTree) =>
  parseJsonFile(`tokens/${name}.json`, JSON.stringify(tree));

async function themesFrom(primary: string) {
  const { base, dark, light } = derivePalette(primary);
  const tokens = {
    base: file('base', base),
    dark: file('dark', dark),
    light: file('light', light),
  };
  return buildTheme(tokens, { default: both.default, available: [...both.available] });
}

async function shortfalls(primary: string): Promise<string[]> {
  const { values, diagnostics } = await themesFrom(primary);
  const wrong = diagnostics.map(({ reason }) => reason);
  const pairs = checkContrast(values, 'any', '2026-01-01').map(
    ({ theme, foreground, background, ratio }) => `${theme} ${foreground}/${background} ${ratio}`,
  );
  return [...wrong, ...pairs];
}

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

const NAMED = {
  white: '#ffffff',
  'near-white': '#fdfdf8',
  black: '#000000',
  'near-black': '#0a0a12',
  'middle grey': '#808080',
  'light grey': '#c8c8c8',
  yellow: '#ffff00',
  blue: '#0000ff',
  red: '#ff0000',
  green: '#00ff00',
  magenta: '#c2185b',
  navy: '#0b1f4b',
  brass: '#b08d57',
};

describe('derivePalette', () => {
  it.each(Object.entries(NAMED))('meets every contrast pair for %s (%s)', async (_name, hex) => {
    expect(await shortfalls(hex)).toEqual([]);
  });

  it('meets every contrast pair for any sRGB colour', async () => {
    await fc.assert(
      fc.asyncProperty(anyColor, async (hex) => {
        expect(await shortfalls(hex)).toEqual([]);
      }),
      { numRuns: triesOf(300) },
    );
  }, 120_000);

  it('uses the primary colour for the main action if text on it is legible', async () => {
    const { values } = await themesFrom('#c2185b');
    expect(values.dark?.['color.accent.base']).toBe('#c2185b');
    expect(values.light?.['color.accent.base']).toBe('#c2185b');
  });

  it('gives white, grey and black distinct main actions in each theme', async () => {
    const themes = await Promise.all(['#ffffff', '#808080', '#000000'].map(themesFrom));
    for (const theme of ['dark', 'light'] as const) {
      const actions = themes.map(({ values }) => values[theme]?.['color.accent.base']);
      expect(new Set(actions).size).toBe(3);
    }
    expect(themes[0]?.values.dark?.['color.accent.base']).toBe('#ffffff');
    expect(themes[2]?.values.light?.['color.accent.base']).toBe('#000000');
  });

  it('derives the same tokens for a colour in any case', () => {
    expect(derivePalette('#C2185B')).toEqual(derivePalette('#c2185b'));
  });

  it.each(['c2185b', '#fff', 'red', '#gggggg', ''])('rejects %j', (text) => {
    expect(() => derivePalette(text)).toThrow('#rrggbb');
  });
});
