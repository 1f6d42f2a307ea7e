import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './luminance.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the relative luminance of WCAG 2.2', () => {
  it.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    // The last value of the linear part of the curve and the first of the curved one.
    ['#0a0a0a', 0.003035],
    ['#0b0b0b', 0.003347],
    ['#808080', 0.215861],
  ])('of %s is %d', (color, expected) => {
    expect(luminance(color)).toBeCloseTo(expected, 6);
  });
});

describe('the contrast of WCAG 2.2', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#336699', '#336699', 1],
    ['#777777', '#ffffff', 4.478],
    ['#0000ff', '#ffffff', 8.592],
  ])('of %s on %s is %d', (foreground, background, expected) => {
    expect(contrast(foreground, background, '#123456')).toBeCloseTo(expected, 3);
  });

  it('agrees with Color.js on solid colours', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(a, b, '#000000')).toBeCloseTo(new Color(a).contrast(b, 'WCAG21'), 2);
      }),
    );
  });

  it('is 1 for a missing colour', () => {
    expect(contrast('#ffffff00', '#123456', '#000000')).toBe(1);
  });

  it('is that of the colour blended over its background', () => {
    // 40 % of black over white is #999999.
    expect(contrast('#00000066', '#ffffff', '#000000')).toBeCloseTo(
      contrast('#999999', '#ffffff', '#000000'),
      6,
    );
  });

  it('is measured on the background blended over the layers below', () => {
    // Of each channel 20 % of the ground and 80 % of what is below: (51, 102, 153) over (204, 153, 0).
    expect(contrast('#ffffff', '#33669933', '#cc9900')).toBeCloseTo(
      contrast('#ffffff', '#ad8f1f', '#000000'),
      2,
    );
  });

  it('ignores the layers below an opaque background', () => {
    expect(contrast('#ffffff', '#336699', '#ffffff')).toBe(
      contrast('#ffffff', '#336699', '#000000'),
    );
  });
});
