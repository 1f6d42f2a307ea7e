import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import * as choice from '#src/ui/field/Choice.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** The message is close below the text, and covers nothing of the hit area. */
export const message = style({
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  paddingInlineStart: `calc(${vars.size.icon.l} + ${vars.space.m})`,
});

export const box = style([
  choice.mark,
  { borderRadius: vars.radius.mark, color: vars.color.text.onAccent },
]);

export const tick = style({
  display: 'flex',
  transition: feedback('opacity', 'transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.6)' },
  },
  '@media': { [FORCED_COLORS]: { color: 'CanvasText' } },
});
