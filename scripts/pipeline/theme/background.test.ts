import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS } from '../contrast.ts';
import { backgroundCss } from './background.ts';
import { buildTheme } from './buildTheme.ts';
import { THEMES } from './layers.ts';
import { between, contrast } from './luminance.ts';
import { INK_ROLE } from './patterns.ts';
import { veilOf } from './veil.ts';

const { values } = await buildTheme({}, { default: 'dark', available: [...THEMES] });
const CANVAS = 'color.surface.canvas';
const onCanvas = CONTRAST_PAIRS.filter(({ background }) => background === CANVAS);
const picture = {
  src: '/assets/sea.jpg',
  width: 9,
  height: 9,
  sources: [{ type: 'image/avif', srcset: '/assets/s.avif 720w, /assets/l.avif 1440w' }],
};

describe('what lies behind the page', () => {
  it('has no rule where the page is plain', () => {
    expect(backgroundCss('none', undefined, values)).toBe('');
  });

  it('is a pattern in a colour that everything on the page is checked on', () => {
    expect(backgroundCss('dots', undefined, values)).toContain('var(--lv-color-surface-raised)');
    const onInk = CONTRAST_PAIRS.filter(({ background }) => background === INK_ROLE);
    const names = new Set(onInk.map(({ foreground, minimum }) => `${foreground} ${minimum}`));
    const missing = onCanvas.filter(
      ({ foreground, minimum }) => !names.has(`${foreground} ${minimum}`),
    );
    expect(missing).toEqual([]);
  });

  it('is a picture in its largest form below the veil of each theme, unless data is saved', () => {
    const css = backgroundCss('picture', picture, values);
    expect(css).toContain('[data-theme="dark"]{--veil:#');
    expect(css).toContain('[data-theme="light"]{--veil:#');
    expect(css).toContain('url("/assets/l.avif") type("image/avif")');
    expect(css).toContain(':root:not([data-data-saver="on"]) body::before');
  });
});

describe('the veil over a picture', () => {
  it.each(THEMES)('keeps every text of %s legible on black, on white and on colours', (theme) => {
    const colors = values[theme] ?? {};
    const share = veilOf(colors);
    if (share === undefined) throw new Error('The base needs a veil that hides the picture.');
    for (const under of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#808080']) {
      const ground = between(under, colors[CANVAS] ?? '', share / 100, under);
      for (const { foreground, minimum } of onCanvas)
        expect(contrast(colors[foreground] ?? '', ground, ground)).toBeGreaterThanOrEqual(minimum);
    }
  });

  it('is missing where a text has no contrast to spare', () => {
    const dim = { ...values.dark, 'color.text.secondary': '#777777' };
    expect(veilOf(dim)).toBeUndefined();
  });
});
