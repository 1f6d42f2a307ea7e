import { describe, expect, it } from 'vitest';
import { firstFonts, fontsIn } from './fonts.ts';

const font = (family: string) => ({
  family,
  weight: '400',
  bytes: new Uint8Array(),
  href: `/assets/${family}.woff2`,
  css: '',
});
const fonts = [font('Display'), font('Text')];
const values = {
  dark: {
    'font.family.body': '"Text", sans-serif',
    'font.family.heading': '"Display", "Text", serif',
  },
};

describe('the fonts of a first view', () => {
  it('are those that lead the stacks of texts and of headings', () => {
    expect(firstFonts(fonts, values)).toEqual({
      text: ['/assets/Text.woff2'],
      headings: ['/assets/Display.woff2'],
    });
    expect(firstFonts([font('Display')], { dark: { 'font.family.body': 'system-ui' } })).toEqual({
      text: [],
      headings: [],
    });
  });

  it('include that of headings on a page that comes with one', () => {
    const first = firstFonts(fonts, values);
    expect(fontsIn('<main><h2 class="a">Live</h2></main>', first)).toEqual([
      '/assets/Text.woff2',
      '/assets/Display.woff2',
    ]);
    expect(fontsIn('<header><p>Menu</p></header>', first)).toEqual(['/assets/Text.woff2']);
  });
});
