import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const lobby = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.gap.section,
  minInlineSize: 0,
});

/** Banner, notices and menu belong together. */
export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});
