import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** The width of all page buttons side by side. Below it, the current page and the number of pages are shown. */
const WIDE = '(min-width: 560px)';

/** Its parts respond to its width, not to that of the page. */
export const pagination = style({ containerType: 'inline-size' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  '@container': { [WIDE]: { justifyContent: 'flex-start' } },
});

export const pages = style({
  display: 'none',
  alignItems: 'center',
  '@container': { [WIDE]: { display: 'flex' } },
});

export const summary = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [WIDE]: { display: 'none' } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: feedback('background-color', 'color'),
  selectors: {
    '&[aria-current]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
      cursor: 'default',
    },
  },
  '@media': {
    [HOVER]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.color.surface.hover } },
    },
    [FORCED_COLORS]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.icon.l,
  color: vars.color.text.secondary,
});
