import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import * as choice from '#src/ui/field/Choice.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const line = style([
  choice.line,
  { alignItems: 'center', justifyContent: 'space-between', gap: vars.space.l },
]);

const thumbSize = vars.size.icon.m;
const inset = vars.space.xxs;

export const track = style([
  choice.well,
  {
    position: 'relative',
    boxSizing: 'content-box',
    inlineSize: `calc(2 * ${thumbSize} + ${inset})`,
    blockSize: thumbSize,
    padding: inset,
    borderRadius: vars.radius.pill,
    '@media': {
      [FORCED_COLORS]: { selectors: { '&[data-checked]': { background: 'Highlight' } } },
    },
  },
]);

export const thumb = style({
  display: 'block',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.pill,
  background: vars.color.border.strong,
  transition: feedback('transform', 'background-color'),
  selectors: {
    '&[data-checked]': {
      background: vars.color.text.onAccent,
      transform: `translateX(calc(${thumbSize} + ${inset}))`,
    },
    '[dir="rtl"] &[data-checked]': {
      transform: `translateX(calc(-1 * (${thumbSize} + ${inset})))`,
    },
  },
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});
