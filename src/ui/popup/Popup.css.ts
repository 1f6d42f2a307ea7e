import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { surfacing } from '#src/ui/motion.ts';

/** The position of a popup, above every other surface. */
export const positioner = style({
  zIndex: vars.layer.menu,
  maxInlineSize: 'var(--available-width)',
});

/** The surface that menus, lists of options and popovers share. It grows out of its trigger. */
export const popup = style({
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.stroke.control} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.primary,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: surfacing('opacity', 'transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
    '&[data-instant]': { transition: 'none' },
  },
  '@media': { [FORCED_COLORS]: { borderColor: 'CanvasText' } },
});
