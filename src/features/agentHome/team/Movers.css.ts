import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Rises and falls, side by side if there is room. */
export const ways = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  overflowWrap: 'anywhere',
});

/** The stakes of this period, above those before. */
export const amounts = style({ display: 'grid', marginInlineStart: 'auto', textAlign: 'end' });
