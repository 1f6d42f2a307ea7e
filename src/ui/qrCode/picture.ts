import type { Modules } from './modules.ts';

/** The width of a module in a saved picture, in px: sharp in print, small as a file. */
const MODULE = 16;

/** Draws a QR code as a PNG picture, black on white, for sharing and printing. Rejects if the browser cannot draw it. */
export async function pictureOf(modules: Modules): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('This browser cannot save pictures.'));
    }, 'image/png');
  });
}
