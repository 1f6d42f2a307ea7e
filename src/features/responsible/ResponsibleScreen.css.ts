import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxInlineSize: vars.size.prose,
});

export const chapter = style({
  display: 'grid',
  gap: vars.space.m,
});

export const points = style({
  display: 'grid',
  gap: vars.space.s,
  selectors: { 'ul&': { paddingInlineStart: vars.space.xl, listStyle: 'disc' } },
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.card.landscape}), 1fr))`,
  gap: vars.gap.grid,
});
