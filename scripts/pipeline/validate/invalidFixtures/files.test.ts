import { symlink } from 'node:fs/promises';
import sharp from 'sharp';
import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import type { Scratch } from './scratch.fixture.ts';

const MANIFEST = 'brand.json';
const HOME = 'assets/banners/home.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

/** A plain picture of a size, in a format. */
const picture = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
    .toFormat(format)
    .toBuffer();

/** Replaces the picture of the first banner. */
async function banner(brand: Scratch, file: string, content: string | Uint8Array): Promise<void> {
  await brand.remove(HOME);
  await brand.write(file, content);
  await brand.replace(MANIFEST, HOME, file);
}

const asset = (file: string, reason: RegExp): InvalidFixture['finds'] => [
  { at: `"${file}"`, rule: 'asset', reason },
];

const PICTURES: InvalidFixture[] = [
  {
    what: 'a banner whose file is missing',
    change: (brand) => brand.replace(MANIFEST, HOME, 'assets/banners/hom.svg'),
    finds: [
      {
        at: '"assets/banners/hom.svg"',
        rule: 'asset-missing',
        reason: /not in the brand's folder/,
        suggestion: /home\.svg/,
      },
    ],
  },
  {
    what: 'a missing logo that the manifest does not name',
    change: (brand) => brand.remove('assets/logo.svg'),
    finds: [{ at: '{', text: '"assets/logo.svg"', rule: 'asset-missing', reason: /logo\.svg/ }],
  },
  {
    what: 'a file outside the folder',
    change: async (brand) => {
      await brand.remove(HOME);
      await brand.replace(MANIFEST, HOME, 'assets/../../secret.svg');
    },
    finds: [{ at: '"assets/../../secret.svg"', rule: 'asset-missing', reason: /not in the brand/ }],
  },
  {
    what: 'a picture of too many bytes',
    change: (brand) => banner(brand, 'assets/a.png', new Uint8Array(1_000_001)),
    finds: asset('assets/a.png', /1\.0 MB; a picture may have at most 1 MB/),
  },
  {
    what: 'a picture with too many pixels',
    change: async (brand) => banner(brand, 'assets/a.png', await picture(4001, 10, 'png')),
    finds: asset('assets/a.png', /4001 × 10 pixels/),
  },
  {
    what: 'a picture with the extension of another format',
    change: async (brand) => banner(brand, 'assets/a.png', await picture(10, 10, 'jpeg')),
    finds: asset('assets/a.png', /named \.png but its content is jpeg/),
  },
  {
    what: 'an invalid picture',
    change: (brand) => banner(brand, 'assets/a.webp', 'no picture'),
    finds: asset('assets/a.webp', /no picture that can be read/),
  },
];

const FONT = {
  branding: { displayFont: { file: 'assets/display.woff2', family: 'Display' } },
};

const STACK = { 'font.family.heading': { $value: ['Display', 'serif'] } };

const FILES: InvalidFixture[] = [
  {
    what: 'an invalid font',
    change: async (brand) => {
      await brand.set(MANIFEST, FONT);
      await brand.set('tokens/base.json', STACK);
      await brand.write('assets/display.woff2', 'wOFFxxxx');
    },
    finds: asset('assets/display.woff2', /no WOFF2/),
  },
  {
    what: 'a font of too many bytes',
    change: async (brand) => {
      await brand.set(MANIFEST, FONT);
      await brand.set('tokens/base.json', STACK);
      await brand.write(
        'assets/display.woff2',
        Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(50 * 1024)]),
      );
    },
    finds: asset('assets/display.woff2', /51 KB; a font may have at most 50 KB/),
  },
  {
    what: 'an unused picture',
    change: (brand) => brand.write('assets/spare.svg', `${SVG}</svg>`),
    finds: [
      { file: 'assets/spare.svg', text: 'assets/spare.svg', rule: 'file', reason: /uses this/ },
    ],
  },
  {
    what: 'an unexpected file',
    change: (brand) => brand.write('token/base.json', '{}'),
    finds: [
      {
        file: 'token/base.json',
        text: 'token/base.json',
        rule: 'file',
        reason: /no such file/,
        suggestion: /tokens\/base\.json/,
      },
    ],
  },
  {
    what: 'a symbolic link out of the folder',
    change: (brand) => symlink('/etc/hosts', brand.path('assets/hosts.svg')),
    finds: [
      { file: 'assets/hosts.svg', text: 'assets/hosts.svg', rule: 'file', reason: /not links/ },
    ],
  },
];

describe('the pictures of a brand', () => testInvalidFixtures(PICTURES));
describe('the files of a brand', () => testInvalidFixtures(FILES));
