import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { STANDING_OUT } from '#src/ui/forcedColors.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import { scrolling } from '#src/ui/scrollRow/ScrollRow.css.ts';

/** Who is here and what time it is, beside each other where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/** The line below the menu. */
export const rail = style({
  minInlineSize: 0,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

/** One line that scrolls under a finger; as many lines as it takes where a mouse points. */
export const menu = style([
  scrolling,
  {
    '@media': {
      [from('tablet')]: {
        flexWrap: 'wrap',
        overflow: 'visible',
        paddingInlineEnd: 0,
        maskImage: 'none',
      },
    },
  },
]);

export const entry = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.m,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: feedback('color'),
  selectors: {
    '&[aria-current]': { color: vars.color.text.accent },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.m,
      insetBlockEnd: 0,
      blockSize: vars.stroke.marker,
      borderRadius: vars.radius.pill,
      background: vars.color.accent.marker,
    },
  },
  '@media': {
    [HOVER]: {
      selectors: { '&:hover:not([aria-current])': { color: vars.color.text.primary } },
    },
    [FORCED_COLORS]: { selectors: { '&[aria-current]': STANDING_OUT } },
  },
});

/** The page below the menu. */
export const centre = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
