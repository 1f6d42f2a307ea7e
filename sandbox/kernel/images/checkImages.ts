import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** The content types of pictures (S5.9). */
const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;

/** The maximum bytes of a picture (S5.9). */
const IMAGE_BYTES = 5 * 1024 * 1024;

/** The maximum number of pixels: a small file can unpack to gigabytes. */
const IMAGE_PIXELS = 50_000_000;

/** A picture that may be stored. */
export interface CheckedImage {
  contentType: (typeof IMAGE_TYPES)[number];
  bytes: Uint8Array;
}

/** Reads the header of a picture. Refuses one that is broken, or has more pixels than a device can show. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { limitInputPixels: IMAGE_PIXELS })
    .metadata()
    .catch(() => {
      throw new Refusal('image_invalid');
    });
}

/**
 * Validates a picture by its content, whatever its name or type says (S5.9). Refuses all but png and jpg, more than 5 MB, and more than 50
 * million pixels, with `image_invalid`.
 */
export async function checkImage(file: File): Promise<CheckedImage> {
  if (file.size > IMAGE_BYTES) throw new Refusal('image_invalid');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  const contentType = IMAGE_TYPES.find((one) => one === type?.mime);
  if (!contentType) throw new Refusal('image_invalid');
  await checkSize(bytes);
  return { contentType, bytes };
}

/** Validates the pictures of files, each like one. */
export const checkImages = (files: readonly File[]): Promise<CheckedImage[]> =>
  Promise.all(files.map(checkImage));
