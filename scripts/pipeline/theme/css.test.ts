import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssOf, isBroken } from './css.ts';
import { contrast, luminance } from './luminance.ts';
import { fromCss, reach, toHex } from './oklch.ts';
import type { TokenType } from './tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('cssOf', () => {
  it.each<[TokenType, unknown, string]>([
    ['color', '#ABC', '#aabbcc'],
    ['color', '#aabbccff', '#aabbcc'],
    ['color', '#abc8', '#aabbcc88'],
    ['color', { colorSpace: 'srgb', components: [1, 0, 0] }, '#ff0000'],
    ['color', { colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5 }, '#ff000080'],
    ['color', { colorSpace: 'hsl', components: [120, 100, 50] }, '#00ff00'],
    ['color', { colorSpace: 'oklch', components: [1, 0, 'none'] }, '#ffffff'],
    ['color', { colorSpace: 'xyz-d65', components: [0, 0, 0] }, '#000000'],
    ['dimension', { value: 12, unit: 'px' }, '12px'],
    ['dimension', { value: 0, unit: 'px' }, '0px'],
    ['dimension', '0.75rem', '0.75rem'],
    ['duration', { value: 120, unit: 'ms' }, '120ms'],
    ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
    ['fontFamily', 'Noto Serif', '"Noto Serif"'],
    ['fontFamily', ['Noto Serif', 'serif'], '"Noto Serif", serif'],
    [
      'fontFamily',
      ['Mine', 'ui-serif, "Noto Serif", serif'],
      '"Mine", ui-serif, "Noto Serif", serif',
    ],
    ['fontWeight', 'semi-bold', '600'],
    ['fontWeight', 450, '450'],
    ['number', 1.5, '1.5'],
    [
      'shadow',
      {
        color: '#0008',
        offsetX: '0px',
        offsetY: { value: 1, unit: 'px' },
        blur: '2px',
        spread: '0px',
      },
      '0px 1px 2px 0px #00000088',
    ],
  ])('writes a %s of %j as %s', (type, value, css) => {
    expect(cssOf(type, value)).toBe(css);
  });

  it('converts every colour space to sRGB', () => {
    for (const colorSpace of ['display-p3', 'rec2020', 'prophoto-rgb', 'a98-rgb', 'lab', 'lch']) {
      const css = cssOf('color', { colorSpace, components: [1, 0.2, 0.1] });
      expect(css).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('does not change CSS from a reference', () => {
    const css = cssOf('fontFamily', ['A B', 'serif']);
    expect(cssOf('fontFamily', css)).toBe(css);
  });
});

describe('isBroken', () => {
  it.each(['[object Object]', 'NaNpx', 'undefined', '', '{palette.accent}', 'null'])(
    'recognizes %j as broken',
    (css) => expect(isBroken(css)).toBe(true),
  );

  it('accepts valid CSS', () => expect(isBroken('0px 1px 2px #00000088')).toBe(false));
});

describe('reach', () => {
  it('finds the nearest lightness that meets every requirement, with the same hue', () => {
    fc.assert(
      fc.property(hex, hex, (color, ground) => {
        const found = reach(fromCss(color), [{ ground, minimum: 4.5 }]);
        if (!found) return;
        expect(contrast(toHex(found), ground, ground)).toBeGreaterThanOrEqual(4.5);
        expect(found.h).toBe(fromCss(color).h);
      }),
    );
  });

  it('always finds one, since black or white contrasts with any background', () => {
    fc.assert(
      fc.property(hex, hex, (color, ground) => {
        expect(reach(fromCss(color), [{ ground, minimum: 4.5 }])).toBeDefined();
      }),
    );
  });

  it('parses and writes colours without loss', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(fromCss(color))).toBe(color);
        expect(luminance(color)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
