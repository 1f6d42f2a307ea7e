import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { eachFirst, withFirstPicture } from '#src/ui/firstPictures.ts';

/** Its place is reserved, so that nothing moves when the picture loads. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.skeleton,
  color: vars.color.text.secondary,
});

/** The placeholders of the list that the document requested, which `src/app/askFirst.ts` fills once it is known. */
export const firstFrame: Readonly<Record<number, string>> = styleVariants(
  eachFirst((place) => [frame, withFirstPicture(place)]),
);

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
