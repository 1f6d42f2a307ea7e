import fc from 'fast-check';
import sharp from 'sharp';

/** A brand's files to overwrite in a valid one, by their path in its folder, and values to set in JSON files. */
export interface Change {
  files: Record<string, string | Uint8Array>;
  values: Record<string, Record<string, unknown>>;
}

const files = (changed: Change['files']): Change => ({ files: changed, values: {} });
const manifest = (values: Record<string, unknown>): Change => ({
  files: {},
  values: { 'brand.json': values },
});

const MARKUP = [
  '</script>',
  '<!--',
  '"\'><img>',
  '{{brand}}',
  '$&',
  '&amp;',
  ']]>',
  '\u202eabc',
  '\n',
];

/** Any characters, and those that end the text's context. */
const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(...MARKUP),
);

const names = text.map((name) => manifest({ name }));

const texts = fc
  .record({ title: text, description: text })
  .map((seo) => manifest({ 'seo.en': seo, 'seo.bn': seo, 'legal.operator': `${seo.title} Ltd` }));

const messages = text.map((skip) => ({
  files: {},
  values: { 'locales/en.json': { 'app.skip': skip } },
}));

const number = fc.oneof(fc.integer({ min: -50, max: 400 }), fc.double({ noNaN: true }));
const values: Record<string, fc.Arbitrary<unknown>> = {
  'radius.card': number.map((value) => `${value}px`),
  'size.target': number.map((value) => ({ value, unit: 'px' })),
  'font.size.s': number.map((value) => `${value}rem`),
  'font.family.body': fc.oneof(text, fc.array(text, { maxLength: 3 })),
  'motion.duration.fast': number.map((value) => `${value}ms`),
  'palette.accent.950': fc
    .tuple(fc.double({ noNaN: true, min: 0, max: 1 }), fc.double({ noNaN: true }), number)
    .map((components) => ({ colorSpace: 'oklch', components })),
};
const tokens = fc
  .constantFrom(...Object.keys(values))
  .chain((path) => (values[path] ?? fc.constant(null)).map((value) => ({ path, value })))
  .map(({ path, value }) => ({
    files: {},
    values: { 'tokens/base.json': { [path]: { $value: value } } },
  }));

const side = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 64, max: 128 }) },
  fc.integer({ min: 0, max: 12_000 }),
  fc.double({ noNaN: true }),
);
const icons = fc
  .record({
    width: side,
    height: side,
    levels: fc.constantFrom(1, 2, 4, 7),
    repeat: fc.constantFrom(1, 3, 10),
    inside: fc.constantFrom('', '<path d="M0 0h9v9z"/>', '<text>&amp;</text>', '<g>', '<a:b/>'),
  })
  .map(({ width, height, levels, repeat, inside }) => {
    const groups = Array.from({ length: levels }, (_, level) => {
      const below = level === 0 ? inside : `<use href="#g${level - 1}"/>`;
      return `<g id="g${level}">${below.repeat(repeat)}</g>`;
    });
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
    const use = `<use href="#g${levels - 1}"/>`;
    return files({ 'assets/icon.svg': `${open}<defs>${groups.join('')}</defs>${use}</svg>` });
  });

/** A picture for the brand's lobby. */
const photo: Uint8Array = await sharp({
  create: { width: 120, height: 40, channels: 3, background: '#c2185b' },
})
  .jpeg()
  .toBuffer();

const banners = fc
  .oneof(fc.constant(1), fc.double({ min: 0.01, max: 1, noNaN: true }))
  .map((share) => ({
    files: { 'assets/banners/photo.jpg': photo.subarray(0, Math.ceil(photo.length * share)) },
    values: {
      'brand.json': {
        'banners.w_home': [{ image: 'assets/banners/photo.jpg', alt: { en: 'a', bn: 'b' } }],
      },
    },
  }));

/** One way in which an operator, or a program that writes brands, could break a brand or almost break it. */
export const hostileChange: fc.Arbitrary<Change> = fc.oneof(
  names,
  texts,
  messages,
  tokens,
  icons,
  banners,
);
