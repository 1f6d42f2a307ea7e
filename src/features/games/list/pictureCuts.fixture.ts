/** The pictures of games in a list, each with its displayed shape and its file. */
export const picturesIn = (list: Element): string[] =>
  [...list.querySelectorAll<HTMLImageElement>('li img')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    // Rounded to a quarter, so that a border does not change it.
    const ratio = Math.round((4 * width) / height) / 4;
    const kind = picture.currentSrc.includes('shape=wide') ? 'wide' : 'tall';
    return `${kind} ${ratio}`;
  });

/** A picture of 3:4 and one of 16:9, without cropping. */
export const TALL = 'tall 0.75';
export const WIDE = 'wide 1.75';
