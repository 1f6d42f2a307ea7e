import { style } from '@vanilla-extract/css';
import { below } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxInlineSize: vars.size.prose,
});

export const head = style({ display: 'grid', gap: vars.space.m });

/** Hidden on phones: scrolling to a clause is faster than reading a list of them. */
export const contentsPlace = style({ '@media': { [below('tablet')]: { display: 'none' } } });

/** The contents in as many columns as fit. */
export const contents = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.card.landscape}), 1fr))`,
  columnGap: vars.space.xl,
});

export const clause = style({
  display: 'grid',
  gap: vars.space.s,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
});
