import { style } from '@vanilla-extract/css';
import { below } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxInlineSize: vars.size.prose,
});

export const head = style({ display: 'grid', gap: vars.space.m });

/** On phones the clauses are next to each other sooner than a list of them would be read. */
export const contentsPlace = style({ '@media': { [below('tablet')]: { display: 'none' } } });

/** The contents in as many columns as fit. */
export const contents = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.card.landscape}), 1fr))`,
  columnGap: vars.space.xl,
});

/** A clause that the address leads to stands clear of the header. */
export const clause = style({
  display: 'grid',
  gap: vars.space.s,
  scrollMarginBlockStart: vars.size.header.desktop,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
});
