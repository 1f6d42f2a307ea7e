import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, checkContrast, type Waiver } from './contrast.ts';
import { contrastMend } from './contrastMend.ts';
import { buildTheme } from './theme/buildTheme.ts';
import { BASE_TOKENS, THEMES } from './theme/layers.ts';

const { values } = await buildTheme({}, { default: 'dark', available: [...THEMES] });
const dim = { dark: { ...values.dark, 'color.text.secondary': '#555555' } };

const waiver: Waiver = {
  brand: 'any',
  theme: 'dark',
  foreground: 'color.text.secondary',
  background: 'color.surface.canvas',
  reason: 'Mended with the next edition of the logo.',
  until: '2026-06-30',
};

describe('the table of contrast', () => {
  it('names only roles that there are', () => {
    const named = CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background]);
    expect(named.filter((role) => !BASE_TOKENS.dark.has(role))).toEqual([]);
  });

  it('has every role of text on some ground', () => {
    const named = new Set(CONTRAST_PAIRS.map(({ foreground }) => foreground));
    const texts = [...BASE_TOKENS.dark.keys()].filter((path) => path.startsWith('color.text.'));
    expect(texts.filter((path) => !named.has(path))).toEqual([]);
  });
});

describe('checkContrast', () => {
  it('finds nothing in the base', () => {
    expect(checkContrast(values, 'any', '2026-01-01')).toEqual([]);
  });

  it('finds a pair that falls short on each of its grounds', () => {
    const found = checkContrast(dim, 'any', '2026-01-01');
    expect(found.map(({ background }) => background)).toContain('color.surface.raised');
    expect(found.every(({ foreground }) => foreground === 'color.text.secondary')).toBe(true);
  });

  it('finds a colour that is no colour', () => {
    const broken = { dark: { ...values.dark, 'color.focus': 'undefined' } };
    expect(checkContrast(broken, 'any', '2026-01-01')).not.toEqual([]);
  });

  it('passes over a waived pair up to the day that the waiver ends, and no other', () => {
    const all = checkContrast(dim, 'any', '2026-06-30', []).length;
    expect(checkContrast(dim, 'any', '2026-06-30', [waiver])).toHaveLength(all - 1);
    expect(checkContrast(dim, 'any', '2026-07-01', [waiver])).toHaveLength(all);
    expect(checkContrast(dim, 'other', '2026-06-30', [waiver])).toHaveLength(all);
  });

  it('says which colour would mend it', () => {
    const failures = checkContrast(dim, 'any', '2026-01-01');
    const [first] = failures;
    const mended = first && contrastMend(first, failures)?.slice(0, 7);
    const fixed = { dark: { ...dim.dark, 'color.text.secondary': mended ?? '' } };
    expect(checkContrast(fixed, 'any', '2026-01-01')).toEqual([]);
  });
});
