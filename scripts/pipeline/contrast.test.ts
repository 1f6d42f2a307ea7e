import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, checkContrast, measureContrast, type Waiver } from './contrast.ts';
import { contrastFix } from './contrastFix.ts';
import { buildTheme } from './theme/buildTheme.ts';
import { BASE_TOKENS, THEMES } from './theme/layers.ts';
import { contrast } from './theme/luminance.ts';

const { values } = await buildTheme({}, { default: 'dark', available: [...THEMES] });
const dim = { dark: { ...values.dark, 'color.text.secondary': '#555555' } };

const waiver: Waiver = {
  brand: 'any',
  theme: 'dark',
  foreground: 'color.text.secondary',
  background: 'color.surface.canvas',
  reason: 'Fixed with the next edition of the logo.',
  until: '2026-06-30',
};

describe('the contrast table', () => {
  it('names existing roles only', () => {
    const named = CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background]);
    expect(named.filter((role) => !BASE_TOKENS.dark.has(role))).toEqual([]);
  });

  it('covers every text role on some background', () => {
    const named = new Set(CONTRAST_PAIRS.map(({ foreground }) => foreground));
    const texts = [...BASE_TOKENS.dark.keys()].filter((path) => path.startsWith('color.text.'));
    expect(texts.filter((path) => !named.has(path))).toEqual([]);
  });
});

describe('checkContrast', () => {
  it('finds no fault in the base tokens', () => {
    expect(checkContrast(values, 'any', '2026-01-01')).toEqual([]);
  });

  it('reports an insufficient pair on each of its backgrounds', () => {
    const found = checkContrast(dim, 'any', '2026-01-01');
    expect(found.map(({ background }) => background)).toContain('color.surface.raised');
    expect(found.every(({ foreground }) => foreground === 'color.text.secondary')).toBe(true);
  });

  it('truncates a ratio and never rounds it up to the minimum: 4.496 fails AA', () => {
    const pair = CONTRAST_PAIRS.find(({ minimum, below }) => minimum === 4.5 && !below);
    if (!pair) throw new Error('No pair of the table asks for 4.5.');
    const found = (foreground: string) =>
      checkContrast(
        { dark: { ...values.dark, [pair.foreground]: foreground, [pair.background]: '#ffffff' } },
        'any',
        '2026-01-01',
      ).filter(
        ({ foreground, background }) =>
          foreground === pair.foreground && background === pair.background,
      );
    expect(found('#737a5d')).toEqual([expect.objectContaining({ ratio: 4.49 })]);
    expect(found('#737a5b')).toEqual([]);
  });

  it('reports an invalid colour', () => {
    const broken = { dark: { ...values.dark, 'color.focus': 'undefined' } };
    expect(checkContrast(broken, 'any', '2026-01-01')).not.toEqual([]);
  });

  it('accepts a waived pair until the day on which the waiver ends, and no other', () => {
    const all = checkContrast(dim, 'any', '2026-06-30', []).length;
    expect(checkContrast(dim, 'any', '2026-06-30', [waiver])).toHaveLength(all - 1);
    expect(checkContrast(dim, 'any', '2026-07-01', [waiver])).toHaveLength(all);
    expect(checkContrast(dim, 'other', '2026-06-30', [waiver])).toHaveLength(all);
    for (const other of [
      { theme: 'light' },
      { foreground: 'color.text.primary' },
      { background: 'color.surface.raised' },
    ]) {
      const found = checkContrast(dim, 'any', '2026-06-30', [{ ...waiver, ...other }]);
      expect(found.map(({ background }) => background)).toContain(waiver.background);
    }
  });

  it('reports a role without a colour', () => {
    const { [waiver.foreground]: _, ...rest } = values.dark ?? {};
    const found = checkContrast({ dark: rest }, 'any', '2026-01-01');
    expect(found).toContainEqual(
      expect.objectContaining({
        foreground: waiver.foreground,
        background: waiver.background,
        colors: ['', values.dark?.[waiver.background]],
      }),
    );
  });

  it('suggests the nearest sufficient colour', () => {
    const failures = checkContrast(dim, 'any', '2026-01-01');
    const [first] = failures;
    const fix = first && contrastFix(first, failures)?.slice(0, 7);
    const fixed = { dark: { ...dim.dark, 'color.text.secondary': fix ?? '' } };
    expect(checkContrast(fixed, 'any', '2026-01-01')).toEqual([]);
  });
});

describe('a translucent background', () => {
  it.each([
    ['white', 'white', 1, 21],
    ['the canvas', undefined, 21, 1],
  ])('is blended over %s if the table says so', (_, below, ofWhite, ofBlack) => {
    const pair = CONTRAST_PAIRS.find(
      (one) => one.below === below && one.background !== 'color.surface.canvas',
    );
    if (!pair) throw new Error(`No pair of the table is over ${below}.`);
    const ratioOf = (foreground: string) => {
      const colors = {
        [pair.foreground]: foreground,
        [pair.background]: '#80808000',
        'color.surface.canvas': '#000000',
      };
      return measureContrast({ dark: colors }).find(
        (one) =>
          one.foreground === pair.foreground &&
          one.background === pair.background &&
          one.below === below,
      )?.ratio;
    };
    expect([ratioOf('#ffffff'), ratioOf('#000000')]).toEqual([ofWhite, ofBlack]);
  });
});

describe('a gradient', () => {
  const withHeader = (from: string, to: string) => ({
    dark: { ...values.dark, 'gradient.header.from': from, 'gradient.header.to': to },
  });
  const textOn = (themes: Parameters<typeof measureContrast>[0]) =>
    measureContrast(themes).filter(
      ({ foreground, background }) =>
        foreground === 'color.text.primary' && background.startsWith('gradient.header.'),
    );

  it('is measured from each end to the middle, which may be worse than both', () => {
    const themes = withHeader('#ff0000', '#00ff00');
    const black = { dark: { ...themes.dark, 'color.text.primary': '#000000' } };
    const [from, to] = textOn(black);
    // Red is the darker end, and the way to green leads through darker colours.
    expect([from?.colors[1], to?.colors[1]]).toEqual(['#bf4000', '#808000']);
    expect(from?.ratio).toBeLessThan(contrast('#000000', '#ff0000', '#000000'));
  });

  it('is reported at the end that fails', () => {
    const found = checkContrast(withHeader('#101010', '#f0f0f0'), 'any', '2026-01-01');
    expect(found.map(({ background }) => background)).toContain('gradient.header.to');
    expect(checkContrast(withHeader('#101010', '#181818'), 'any', '2026-01-01')).toEqual([]);
  });

  it('is not measured where it is not drawn', () => {
    expect(textOn(values)).toEqual([]);
  });
});
