import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const slider = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const value = style({
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leading.label,
});

/** The hit area is 44 px high, though the line is thin. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  touchAction: 'pan-y',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' } },
});

export const track = style({
  inlineSize: '100%',
  blockSize: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.border.strong,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

export const filled = style({
  borderRadius: vars.radius.pill,
  background: vars.color.accent.marker,
  '@media': { [FORCED_COLORS]: { background: 'Highlight' } },
});

export const thumb = style({
  inlineSize: vars.size.icon.l,
  blockSize: vars.size.icon.l,
  border: `${vars.stroke.focus} solid ${vars.color.accent.marker}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.lifted,
  transition: feedback('border-color'),
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.focusOffset,
    },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
