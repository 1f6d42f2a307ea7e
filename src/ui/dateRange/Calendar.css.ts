import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_HIGHLIGHT } from '#src/ui/forcedColors.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import { BESIDE, DAY_WIDTH, REACH } from './dayWidth.ts';

/** Previous button, month name and next button, above the days. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  rowGap: vars.space.s,
  marginInline: REACH,
});

export const caption = style({
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  textAlign: 'center',
});

export const grid = style({ gridColumn: '1 / -1', borderCollapse: 'collapse' });

export const weekday = style({
  inlineSize: DAY_WIDTH,
  paddingBlock: vars.space.xs,
  paddingInline: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
});

export const cell = style({
  inlineSize: DAY_WIDTH,
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
});

/** Marker classes of a cell, used in the styles of its button. */
export const chosen = style({});
export const between = style({});
export const today = style({});

export const day = style({
  inlineSize: '100%',
  blockSize: `max(${vars.size.control.m}, ${vars.size.target})`,
  padding: 0,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leading.label,
  cursor: 'pointer',
  transition: feedback('background-color', 'color'),
  '@media': {
    [HOVER]: {
      selectors: { '&:hover:not(:disabled)': { background: vars.color.surface.hover } },
    },
    [FORCED_COLORS]: {
      selectors: {
        [`${chosen} > &, ${chosen} > &:hover`]: FORCED_HIGHLIGHT,
      },
    },
  },
  selectors: {
    '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    // The focus ring is above the neighbouring days, and inside the first and the last day of a week if there is no room.
    '&:focus-visible': {
      position: 'relative',
      zIndex: vars.layer.raised,
      outlineOffset: `min(${vars.stroke.focusOffset}, ${BESIDE} - ${vars.stroke.focus})`,
    },
    [`${today} > &`]: { borderColor: vars.color.border.strong },
    [`${chosen} > &, ${chosen} > &:hover`]: {
      background: vars.color.accent.base,
      color: vars.color.text.onAccent,
      fontWeight: vars.font.weight.strong,
    },
    [`${between} > &, ${between} > &:hover`]: {
      borderRadius: 0,
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
      fontWeight: vars.font.weight.body,
    },
  },
});
