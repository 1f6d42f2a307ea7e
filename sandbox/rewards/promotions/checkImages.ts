import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '#sandbox/contract/failure.ts';
import { IMAGE_BYTES, IMAGE_PIXELS, IMAGE_TYPES } from '../settings.ts';

/** A picture that may be kept. */
export interface CheckedImage {
  contentType: (typeof IMAGE_TYPES)[number];
  bytes: Uint8Array;
}

/** Reads the head of a picture. Refuses one that is broken, or that has more pixels than a device can show. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { limitInputPixels: IMAGE_PIXELS })
    .metadata()
    .catch(() => {
      throw new Refusal('image_invalid');
    });
}

async function checkImage(file: File): Promise<CheckedImage> {
  if (file.size > IMAGE_BYTES) throw new Refusal('image_invalid');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  const contentType = IMAGE_TYPES.find((one) => one === type?.mime);
  if (!contentType) throw new Refusal('image_invalid');
  await checkSize(bytes);
  return { contentType, bytes };
}

/**
 * The pictures of files, by their content and not by what their names or types say (S5.9). Refuses others than png
 * and jpg, more than 5 MB, and more than 50 million pixels, with `image_invalid`.
 */
export const checkImages = (files: readonly File[]): Promise<CheckedImage[]> =>
  Promise.all(files.map(checkImage));
