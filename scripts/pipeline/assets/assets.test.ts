import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache } from './cache.ts';
import type { SiteFiles } from './files.ts';
import { addIcons } from './icons.ts';
import { addRaster, widthsWithin } from './raster.ts';
import { addShareImage } from './shareImage.ts';
import { addSvg, cleanText } from './svg.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" onload="steal()"><script>steal()</script>' +
    '<a href="javascript:steal()"><circle cx="16" cy="16" r="12" fill="#c2185b"/></a></svg>',
);

let folder: string;
let files: SiteFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-assets-'));
  files = new Map();
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytesAt = (address: string): Uint8Array => files.get(address.slice(1)) ?? new Uint8Array();

const photo = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 20, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer();

describe('an SVG', () => {
  it('keeps its size and image, and nothing executable', async () => {
    const picture = await addSvg(files, 'assets/mark.svg', svg, diskCache(folder));
    expect(picture).toMatchObject({ width: 64, height: 32, sources: [] });
    expect(picture.src).toMatch(/^\/assets\/mark\.[0-9a-f]{12}\.svg$/);
    const text = Buffer.from(bytesAt(picture.src)).toString();
    expect(text).toContain('viewBox="0 0 64 32"');
    expect(text).toContain('circle');
    expect(text).not.toMatch(/script|steal|onload/);
  });

  it('has no external references, with any namespace prefix', () => {
    const text = cleanText(
      '<?xml-stylesheet href="https://a.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg" ' +
        'xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
        '<s:script x:href="https://a.example/a.js"/><s:style>@import "//a.example"</s:style>' +
        '<image width="9" height="9" x:href="https://a.example/b.png"/><path d="M0 0h9v9z"/></svg>',
    );
    expect(text).toContain('<path');
    expect(text).not.toMatch(/script|a\.example|xml-stylesheet/);
  });
});

describe('a raster picture', () => {
  it('is offered as AVIF and WebP at several widths, with JPEG as the fallback', async () => {
    const image = await photo(1000, 400, 3);
    const picture = await addRaster(
      files,
      'assets/b/hello.png',
      image,
      [320, 640, 1600],
      diskCache(folder),
    );
    expect(picture).toMatchObject({ width: 1000, height: 400 });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcset } of picture.sources) {
      expect(srcset.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
        '320w',
        '640w',
        '1000w',
      ]);
    }
    expect(picture.src).toMatch(/^\/assets\/hello-640\.[0-9a-f]{12}\.jpg$/);
    expect(await sharp(bytesAt(picture.src)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
    });
  });

  it('falls back to PNG if it is transparent', async () => {
    const picture = await addRaster(
      files,
      'assets/a.png',
      await photo(100, 50, 4),
      [320],
      diskCache(folder),
    );
    expect(picture.src).toMatch(/\.png$/);
  });

  it('is encoded once: later builds read the same bytes from the cache', async () => {
    const image = await photo(400, 200, 3);
    const again: SiteFiles = new Map();
    await addRaster(files, 'assets/a.png', image, [320], diskCache(folder));
    await addRaster(again, 'assets/a.png', image, [320], async (input, recipe) =>
      diskCache(folder)(input, recipe, () => Promise.reject(new Error('encoded twice'))),
    );
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(files));
  });

  it('is never enlarged, and is at most as wide as allowed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 16, max: 4000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 5000 }),
        (some, full) => {
          const widths = some.sort((a, b) => a - b);
          const offered = widthsWithin(widths, full);
          expect(Math.max(...offered)).toBe(Math.min(full, widths.at(-1) ?? full));
          expect(new Set(offered).size).toBe(offered.length);
        },
      ),
    );
  });
});

describe('the app icons', () => {
  it('have the sizes that launchers expect, with a background if they must be opaque', async () => {
    const icons = await addIcons(files, svg, '#102030', diskCache(folder));
    const sizes = { apple: 180, png192: 192, png512: 512, maskable: 512 } as const;
    for (const key of ['apple', 'png192', 'png512', 'maskable'] as const) {
      const size = sizes[key];
      expect(await sharp(bytesAt(icons[key])).metadata()).toMatchObject({
        width: size,
        height: size,
      });
    }
    const corner = await sharp(bytesAt(icons.maskable)).extract({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
    expect([...(await corner.removeAlpha().raw().toBuffer())]).toEqual([16, 32, 48]);
    expect((await sharp(bytesAt(icons.png512)).stats()).isOpaque).toBe(false);
  });
});

describe('the picture for link previews', () => {
  it.each(['banner', 'icon'] as const)(
    'is made of the %s in the size that previews expect',
    async (kind) => {
      const source = kind === 'banner' ? { banner: svg } : { icon: svg, background: '#102030' };
      const address = await addShareImage(files, source, diskCache(folder));
      expect(await sharp(bytesAt(address)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    },
  );
});
