import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const face = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.l });

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  flexGrow: 1,
});

/** A player without a nickname has the copy button beside the account. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  '@media': { [from('tablet')]: { columnGap: vars.space.l } },
});

/** Reserves the width of its text. */
export const since = style({ minInlineSize: 'min(12em, 100%)' });

export const pictureShape = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: `calc(1.8 * ${vars.size.avatar})`,
  blockSize: `calc(1.8 * ${vars.size.avatar})`,
});

export const lines = style({ flexGrow: 1, minBlockSize: '8em' });
