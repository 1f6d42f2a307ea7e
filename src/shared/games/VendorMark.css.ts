import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Its place is reserved before the picture loads. */
export const mark = style({
  flexShrink: 0,
  borderRadius: vars.radius.control,
  background: vars.color.skeleton,
});

/** In the place of a logo that did not load. */
export const missing = style([
  mark,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    color: vars.color.text.secondary,
  },
]);
