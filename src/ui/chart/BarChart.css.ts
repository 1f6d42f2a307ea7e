import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

/** The fraction of its slot that a bar fills. */
export const FILLED = 0.64;

const bar = style({
  position: 'absolute',
  background: vars.color.accent.marker,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const standing = style([
  bar,
  {
    borderStartStartRadius: vars.radius.mark,
    borderStartEndRadius: vars.radius.mark,
  },
]);

export const hanging = style([
  bar,
  {
    borderEndStartRadius: vars.radius.mark,
    borderEndEndRadius: vars.radius.mark,
  },
]);

const GAP = vars.space.xxs;

/** The value past the far end of its bar, as wide as its slot. */
export const value = style([
  oneLine,
  {
    position: 'absolute',
    insetInline: `${((1 - 1 / FILLED) / 2) * 100}%`,
    textAlign: 'center',
    color: vars.color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${standing} > &`]: { insetBlockEnd: `calc(100% + ${GAP})` },
      [`${hanging} > &`]: { insetBlockStart: `calc(100% + ${GAP})` },
    },
  },
]);
