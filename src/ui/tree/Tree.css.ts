import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const tree = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: '70dvh',
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  fontSize: vars.font.size.s,
});

export const lines = style({ position: 'relative', minInlineSize: 0 });

export const active = style({});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInlineEnd: vars.inset.card,
  cursor: 'pointer',
  transition: feedback('background-color'),
  '@media': {
    [HOVER]: { ':hover': { background: vars.color.surface.hover } },
    [FORCED_COLORS]: {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight' } },
    },
  },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
    // The focus ring is around the tree; the bar marks the active line.
    [`${tree}:focus-visible ${active}&::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.s,
      insetInlineStart: vars.space.xs,
      inlineSize: vars.stroke.marker,
      borderRadius: vars.radius.pill,
      background: vars.color.focus,
      forcedColorAdjust: 'none',
    },
  },
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: vars.size.target,
});

/** Points along the line, and down when its branch is open. */
export const chevron = style({ display: 'flex', transition: feedback('transform') });

export const turned = style({
  transform: 'rotate(90deg)',
  selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg)' } },
});

export const label = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  lineHeight: vars.font.leading.label,
  overflowWrap: 'anywhere',
});

export const found = style({
  borderRadius: vars.radius.mark,
  background: vars.color.status.warning.surface,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
});

export const detail = style({
  flexShrink: 0,
  paddingInlineStart: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
});

export const waiting = style({ flexGrow: 1, paddingInlineStart: vars.size.target });

export const failed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInlineStart: vars.size.target,
  color: vars.color.status.danger.text,
});
