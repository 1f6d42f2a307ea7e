/** A list of pictures of games: what shape each has on the page, and which picture that is. */
export const picturesIn = (list: Element): string[] =>
  [...list.querySelectorAll<HTMLImageElement>('li img')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    // To a quarter, which a border does not change.
    const ratio = Math.round((4 * width) / height) / 4;
    const kind = picture.currentSrc.includes('shape=wide') ? 'wide' : 'tall';
    return `${kind} ${ratio}`;
  });

/** A picture of 3:4 and one of 16:9 of which nothing is cut away. */
export const TALL = 'tall 0.75';
export const WIDE = 'wide 1.75';
