import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** A phone in landscape. */
const LOW = '(min-width: 560px) and (max-height: 479.98px)';

/** One row if there is room; on phones upright game and tools above the figures. */
export const bar = style({
  flexShrink: 0,
  display: 'grid',
  gridTemplate: '"game tools" auto "figures figures" auto / minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: `${vars.space.xs} ${vars.gutter.phone}`,
  paddingBlockEnd: vars.space.s,
  background: vars.color.surface.raised,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      gridTemplate: '"game figures tools" auto / minmax(0, 1fr) auto auto',
      columnGap: vars.space.xl,
      paddingInlineEnd: vars.gutter.desktop,
      paddingBlock: vars.space.xs,
    },
    [LOW]: {
      gridTemplate: '"game figures tools" auto / minmax(0, 1fr) auto auto',
      columnGap: vars.space.m,
      paddingBlock: `0 ${vars.space.xs}`,
    },
  },
});

export const game = style({
  gridArea: 'game',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** The name on one line, truncated if too long. */
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  margin: 0,
  paddingInlineStart: vars.space.s,
  '@media': {
    [from('tablet')]: { gap: vars.space.xl, padding: 0 },
    [LOW]: { gap: vars.space.m, padding: 0, flexWrap: 'nowrap' },
  },
});

/** A term above its figure, or beside it if there is room for both on one line. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('tablet')]: { whiteSpace: 'nowrap' } },
});

export const term = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.label,
});

export const value = style({
  margin: 0,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
});

/** As wide as a finger, however short its text. */
export const sign = style({ minInlineSize: vars.size.target, textAlign: 'center' });

/** A figure that is a button, as large as a finger without shifting its neighbours: most of its hit area is over the term above. */
export const wallet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  marginBlock: `calc((1lh - ${vars.size.target}) * 0.68) calc((1lh - ${vars.size.target}) * 0.32)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.accent,
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  cursor: 'pointer',
});
