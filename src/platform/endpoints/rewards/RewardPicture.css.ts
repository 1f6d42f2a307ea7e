import { style, styleVariants } from '@vanilla-extract/css';
import { FIRST_PICTURES } from '#src/platform/firstList.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Its place is kept, so that nothing moves when the picture comes. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.skeleton,
  color: vars.color.text.secondary,
});

/** The places of the list that the document asked for, which `src/app/askFirst.ts` fills as soon as it is known. */
export const firstFrame: Readonly<Record<number, string>> = styleVariants(
  Object.fromEntries(Array.from({ length: FIRST_PICTURES }, (_, place) => [place, place])),
  (place) => [
    frame,
    {
      backgroundImage: `var(--livery-picture-${place}, none)`,
      backgroundPosition: 'center',
      backgroundSize: 'cover',
    },
  ],
);

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
