import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The code for cameras beside what is written, below it where there is no room. */
export const invitation = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });

export const written = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 1 14rem',
  minInlineSize: 0,
});

export const link = style({ overflowWrap: 'anywhere' });

/** As large as a camera reads with ease, and as wide as the button below it needs. */
export const qr = style({ inlineSize: '216px', maxInlineSize: '100%' });
