import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const ICON = 'assets/icon.svg';
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const PATH = '<path d="M0 0h9v9z"/>';

/** Groups that use each other: ten of each in the next, so that six levels draw a million elements. */
function nested(levels: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const below = level === 0 ? PATH : `<use href="#g${level - 1}"/>`;
    return `<g id="g${level}">${below.repeat(10)}</g>`;
  });
  return `${OPEN}<defs>${groups.join('')}</defs><use href="#g${levels - 1}"/></svg>`;
}

/** A drawing of this width, and a height of 9. */
const wide = (width: number) => `${OPEN.replace('0 0 9 9', `0 0 ${width} 9`)}${PATH}</svg>`;

const icon = (
  what: string,
  content: string | Uint8Array,
  reason: RegExp,
  suggestion?: RegExp,
): InvalidFixture => ({
  what,
  change: (brand) => brand.write(ICON, content),
  finds: [
    { file: ICON, text: `"${ICON}"`, rule: 'asset', reason, ...(suggestion && { suggestion }) },
  ],
});

const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c2185b' } })
  .png()
  .toBuffer();
const photo = await sharp(randomBytes(300 * 300 * 3), {
  raw: { width: 300, height: 300, channels: 3 },
})
  .png()
  .toBuffer();

const ICONS: InvalidFixture[] = [
  icon(
    'an icon whose groups use each other',
    nested(6),
    /draws 1,2\d\d,\d{3} elements/,
    /simplify/,
  ),
  icon('an icon of too many elements', `${OPEN}${PATH.repeat(5001)}</svg>`, /draws 5,002 elements/),
  icon('an icon without a width', '<svg viewBox="0 0 0 9"/>', /0 × 9; each side/, /viewBox/),
  icon('an icon like a thread', '<svg viewBox="0 0 1 900"/>', /40 times the other/, /viewBox/),
  icon('an icon larger than any wall', '<svg viewBox="0 0 99999 99999"/>', /99999 × 99999/),
  icon('a view box of dots', '<svg viewBox="0 0 . ..."/>', /has no size/, /viewBox/),
  icon('a character that XML forbids', `${OPEN}<title>\0</title></svg>`, /U\+0000, which XML/),
  icon('an attribute given twice', `${OPEN}<path d="M0 0" d="M1 1"/></svg>`, /cannot be drawn/),
  icon('a PNG named .svg', png, /content is a file of the type image\/png/, /stays a raster/),
  icon('random bytes named .svg', new Uint8Array([137, 1, 2, 250]), /no text that begins with </),
  {
    what: 'a logo for light of other proportions than that for dark',
    change: async (brand) => {
      await brand.remove('assets/logo.svg');
      await brand.write('assets/dark.svg', wide(90));
      await brand.write('assets/light.svg', wide(99));
      const logo = { dark: 'assets/dark.svg', light: 'assets/light.svg' };
      await brand.set('brand.json', { branding: { logo } });
    },
    finds: [
      { at: '"assets/light.svg"', rule: 'logo', reason: /11\.00 times/, suggestion: /view box/ },
    ],
  },
  {
    what: 'a logo for one theme alone',
    change: (brand) => brand.set('brand.json', { branding: { logo: { dark: 'assets/logo.svg' } } }),
    finds: [
      { at: '{', after: '"logo"', text: '"light"', rule: 'schema', reason: /`light` is missing/ },
    ],
  },
  {
    what: 'a background that needs a picture and has none',
    change: (brand) => brand.set('brand.json', { branding: { look: { background: 'picture' } } }),
    finds: [{ at: '"picture"', rule: 'background', reason: /names no picture/ }],
  },
  {
    what: 'a picture that no background shows',
    change: (brand) => brand.set('brand.json', { branding: { look: { backgroundPicture: ICON } } }),
    finds: [
      { at: `"${ICON}"`, rule: 'background', reason: /is not shown/, suggestion: /"picture"/ },
    ],
  },
  {
    what: 'a truncated banner',
    change: async (brand) => {
      await brand.remove('assets/banners/home.svg');
      await brand.write('assets/a.png', photo.subarray(0, photo.length / 2));
      await brand.replace('brand.json', 'assets/banners/home.svg', 'assets/a.png');
    },
    finds: [
      { at: '"assets/a.png"', rule: 'asset', reason: /cannot be drawn/, suggestion: /again/ },
    ],
  },
  {
    what: 'a truncated font',
    change: async (brand) => {
      const displayFont = { file: 'assets/display.woff2', family: 'Display' };
      await brand.set('brand.json', { branding: { displayFont } });
      await brand.set('tokens/base.json', { 'font.family.display': { $value: 'Display' } });
      await brand.write('assets/display.woff2', 'wOF2xxxx');
    },
    finds: [{ at: '"assets/display.woff2"', rule: 'asset', reason: /damaged/ }],
  },
];

describe('pictures and fonts that the build could not draw', () => testInvalidFixtures(ICONS));
