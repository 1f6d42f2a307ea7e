import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Variant } from './blobKey.ts';

/** Half a percent larger than with 9, in half of the time. */
const BROTLI_QUALITY = 8;

/** The windows of Brotli, as powers of two in bytes. */
const SMALLEST_WINDOW = constants.BROTLI_MIN_WINDOW_BITS;
const LARGEST_WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/** The smallest window that holds the file: allocating a larger one takes longer than compressing a small file. */
const windowOf = (bytes: number): number =>
  Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + WINDOW_GAP))));

/** How much shorter than its size a window reaches back, in bytes. */
const WINDOW_GAP = 16;

export const compressed: Record<Variant, (raw: Uint8Array) => Promise<Uint8Array>> = {
  br: (raw) =>
    promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(raw.byteLength),
      },
    }),
  gz: (raw) => promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
};

/** No file of a site is larger; a server's answer of a few bytes could otherwise fill the memory. */
const MOST = { maxOutputLength: 256 * 2 ** 20 };

/** @throws RangeError for a content of more than 256 MiB */
export const decompressed: Record<Variant, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliDecompress)(bytes, MOST),
  gz: (bytes) => promisify(gunzip)(bytes, MOST),
};
