import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 });

/** The balance beside the profile, if there is room for both. */
export const head = style({
  display: 'grid',
  gap: vars.gap.grid,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The links beside the details, if there is room for both. */
export const body = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.gap.grid}`,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const amount = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
});

export const tools = style({
  display: 'flex',
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
});
