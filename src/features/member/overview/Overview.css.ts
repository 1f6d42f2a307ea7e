import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The parts side by side, as many as fit with their cards. */
export const overview = style({
  display: 'grid',
  gap: vars.gap.grid,
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  blockSize: '100%',
});

const contentLook = style({ flexGrow: 1, inlineSize: '100%' });

/** As high as most contents, so that loading does not shift what is below. */
export const content = styleVariants(
  { way: '4.5rem', limits: '4.5rem', bets: '13.5rem' },
  (height) => [contentLook, { minBlockSize: height }],
);

/** A label and its amount. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
