import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  rowGap: vars.space.s,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.label,
});

/** As wide as the widest of its labels, which are rendered twice: hidden for their width, and at their height. */
export const ticks = style({
  position: 'relative',
  display: 'grid',
  marginBlockStart: vars.space.s,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const tickRoom = style({ gridArea: '1 / 1', visibility: 'hidden', blockSize: 0 });

export const tick = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: 0,
});

export const area = style({
  position: 'relative',
  // Room for the text at the topmost value.
  marginBlockStart: vars.space.s,
  blockSize: `calc(${vars.size.control.m} * 5)`,
  touchAction: 'pan-y',
  cursor: 'crosshair',
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

export const zero = style([line, { borderColor: vars.color.border.strong }]);

/** Has the keyboard focus and is read out; the area below it tracks mouse and touch. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  borderRadius: vars.radius.mark,
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: 1, blockSize: 1 },
    '&::-moz-range-thumb': { opacity: 0, inlineSize: 1, blockSize: 1 },
    '&::-moz-range-track': { background: 'transparent' },
  },
});

/** A line that marks the selected point in a line chart. */
export const guide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `${vars.stroke.divider} solid ${vars.color.border.strong}`,
});

/** The background that marks the selected bar. */
export const place = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.mark,
  background: vars.color.surface.hover,
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid Highlight` } },
});
