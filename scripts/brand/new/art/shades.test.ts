import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#scripts/pipeline/theme/luminance.ts';
import { fromCss } from '#scripts/pipeline/theme/oklch.ts';
import { bannerSvg } from './banners.ts';
import { iconSvg, logoSvg } from './marks.ts';
import { shadesOf } from './shades.ts';

const PRIMARIES = [
  '#ffffff',
  '#000000',
  '#ffd600',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#7a3cff',
];

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the pictures of a new brand', () => {
  it.each(PRIMARIES)('contain %s itself', (primary) => {
    const shades = shadesOf(primary);
    for (const svg of [
      logoSvg('Nova', shades),
      iconSvg('Nova', shades),
      bannerSvg('Nova', 'w_home', shades),
    ]) {
      expect(svg).toContain(`"${primary}"`);
    }
  });

  it('differ between all main colours, including white, grey and black', () => {
    const drawn = PRIMARIES.map((primary) => logoSvg('Nova', shadesOf(primary)));
    expect(new Set(drawn).size).toBe(PRIMARIES.length);
  });

  it('contain no olive for a yellow brand', () => {
    for (const shade of Object.values(shadesOf('#ffd600'))) {
      const { l, c, h } = fromCss(shade ?? '#000000');
      const isOlive = l < 0.75 && c > 0.04 && h > 85 && h < 125;
      expect(isOlive).toBe(false);
    }
  });

  it('show the name legibly on white and on dark surfaces, in any colour', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        const { mark, onBase } = shadesOf(primary);
        for (const ground of ['#ffffff', '#171a24']) {
          expect(contrast(mark, ground, ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(onBase, primary, primary)).toBeGreaterThanOrEqual(3);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
