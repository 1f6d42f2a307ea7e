import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, STILL } from '#src/ui/mediaQueries.ts';

export const table = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // As wide as its parent, which decides between grid and cards.
  inlineSize: '100%',
  minInlineSize: 0,
});

export const rows = style({
  position: 'relative',
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space.s,
});

const breathe = keyframes({ '50%': { opacity: 0.2 } });

/** The progress bar above the old rows while newer ones load. */
export const refreshing = style({
  position: 'absolute',
  insetInline: vars.radius.card,
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  pointerEvents: 'none',
  blockSize: vars.stroke.marker,
  background: vars.color.accent.marker,
  animation: `${breathe} ${vars.motion.duration.pulse} ${vars.motion.easing.inOut} infinite`,
  '@media': { [STILL]: { animation: 'none' }, [FORCED_COLORS]: { background: 'Highlight' } },
});

/** The area of the rows in an empty table. */
export const place = style({
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
