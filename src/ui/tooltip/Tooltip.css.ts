import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const positioner = style({ zIndex: vars.layer.menu });

export const tooltip = style({
  maxInlineSize: `min(var(--available-width), calc(${vars.size.dialog} / 2))`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.mark,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'anywhere',
  transformOrigin: 'var(--transform-origin)',
  transition: feedback('opacity', 'transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
    '&[data-instant]': { transition: 'none' },
  },
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` } },
});
