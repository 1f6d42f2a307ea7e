import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minInlineSize: 0,
});

const tiles = (phone: number, tablet: number) =>
  style({
    display: 'grid',
    gap: vars.gap.grid,
    gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
    '@media': { [from('tablet')]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` } },
  });

export const four = tiles(2, 4);

export const tile = style({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'end',
  minBlockSize: 96,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.base}`,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const role = style({ fontWeight: vars.font.weight.label });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

/** A line of the brand as it is drawn: 24 px of it, on the canvas. */
export const stroke = style({
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 24,
  borderRadius: vars.radius.control,
  borderStyle: 'solid',
  borderWidth: 2,
});
