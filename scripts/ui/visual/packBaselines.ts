import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const DIR = join(import.meta.dirname, 'baselines');

/**
 * Reduces the baselines to a third of their size: 256 colours each, without dithering. The change is far below the colour tolerance of the
 * comparison.
 */
export async function packBaselines(): Promise<void> {
  for (const file of readdirSync(DIR).filter((name) => name.endsWith('.png'))) {
    const path = join(DIR, file);
    const { isPalette } = await sharp(path).metadata();
    if (isPalette) continue;
    const packed = await sharp(path)
      .png({ palette: true, dither: 0, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(path, packed);
  }
}
