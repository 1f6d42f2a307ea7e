import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** As high as a link, so that figures with and without one line up. */
export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});

export const link = style([
  figure,
  {
    minInlineSize: vars.size.target,
    color: vars.color.text.accent,
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
]);
