import { join } from 'node:path';
import sharp from 'sharp';
import type { BrandCheck } from './check.ts';

/** Width by height of a picture of the brand; undefined if it has none that can be read. */
export async function proportion(
  { source }: BrandCheck,
  path: unknown,
): Promise<number | undefined> {
  if (typeof path !== 'string' || !source.assets.includes(path)) return undefined;
  try {
    const { width, height } = await sharp(join(source.dir, path)).metadata();
    return width / height;
  } catch {
    return undefined;
  }
}
