import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const groups = style({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 });

export const group = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });

/** Tiles, as many side by side as fit; on phones rows of one list. */
export const tiles = style({
  display: 'grid',
  overflow: 'clip',
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  '@media': {
    [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` },
    [from('tablet')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.card.landscape}, 1fr))`,
      gap: vars.gap.grid,
      overflow: 'visible',
      border: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.control.l,
  blockSize: '100%',
  paddingBlock: vars.space.s,
  paddingInline: vars.inset.card,
  fontWeight: vars.font.weight.label,
  transition: feedback('background-color', 'box-shadow'),
  selectors: {
    '&:active': { background: vars.color.surface.active },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    'li + li > &': {
      borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
    },
  },
  '@media': {
    [HOVER]: { ':hover': { background: vars.color.surface.hover } },
    [from('tablet')]: {
      minBlockSize: '64px',
      borderRadius: vars.radius.card,
      background: vars.color.surface.raised,
      boxShadow: vars.shadow.card,
      selectors: {
        'li > &, li + li > &': { border: `${vars.stroke.card} solid ${vars.color.border.base}` },
      },
    },
  },
});

export const icon = style({ display: 'flex', flexShrink: 0, color: vars.color.text.secondary });

export const label = style({ flexGrow: 1, minInlineSize: 0 });
