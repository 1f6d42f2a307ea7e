import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const button = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  cursor: 'pointer',
});

/** Shows that it can be changed. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon.l,
  blockSize: vars.size.icon.l,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(1.9 * ${vars.size.avatar}), 1fr))`,
  gap: vars.space.s,
});

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  paddingBlock: vars.space.s,
  paddingInline: 0,
  border: `${vars.stroke.focus} solid transparent`,
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
  transition: feedback('background-color'),
  '@media': {
    [HOVER]: { ':hover': { background: vars.color.surface.hover } },
    [FORCED_COLORS]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
  selectors: {
    '&:active': { background: vars.color.surface.active },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent.marker,
      background: vars.color.accent.subtle,
    },
    '&[aria-busy="true"]': { opacity: vars.opacity.disabled },
  },
});
