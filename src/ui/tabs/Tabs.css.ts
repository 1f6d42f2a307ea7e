import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

/** The line below all tabs, with the marker of the chosen one on it. */
export const rail = style({
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.divider}) ${vars.color.border.base}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.m,
  border: 0,
  background: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  scrollMarginInline: vars.space.xxl,
  transition: feedback('color'),
  selectors: {
    '&[data-active]': { color: vars.color.text.accent },
    '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.m,
      insetBlockEnd: 0,
      blockSize: vars.stroke.marker,
      borderRadius: vars.radius.pill,
      background: vars.color.accent.marker,
      opacity: 0,
      transition: feedback('opacity'),
    },
    '&[data-active]::after': { opacity: 1 },
  },
  '@media': {
    [HOVER]: {
      selectors: { '&:hover:not([data-disabled])': { color: vars.color.text.primary } },
    },
    [FORCED_COLORS]: { selectors: { '&::after': { background: 'Highlight' } } },
  },
});

export const panel = style({ minInlineSize: 0 });
