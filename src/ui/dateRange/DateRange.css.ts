import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { DAY_WIDTH, REACH } from './dayWidth.ts';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** The field around each day has no box of its own. */
export const dayField = style({ display: 'contents' });

/** Dates read from left to right in every script. */
export const day = style({
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not(:first-child)': { paddingInlineStart: vars.space.s },
    '&:first-child': { paddingInlineEnd: vars.space.s },
  },
});

export const dash = style({ flexShrink: 0, color: vars.color.text.secondary });

/** Reserves the space of the calendar while it loads. */
export const waiting = style({
  inlineSize: `calc(7 * ${DAY_WIDTH})`,
  marginInline: REACH,
  blockSize: `calc(8 * ${vars.size.target})`,
});
