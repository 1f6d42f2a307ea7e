import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '200px',
  inlineSize: 'max-content',
  padding: vars.space.m,
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  color: vars.color.text.primary,
  textDecoration: 'none',
  '@media': { [HOVER]: { ':hover': { background: vars.color.surface.hover } } },
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.accent.marker,
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
});

export const name = style([
  oneLine,
  {
    fontWeight: vars.font.weight.label,
  },
]);

export const rhythm = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  selectors: { '[aria-current] &': { color: 'inherit' } },
});

/** Keeps the height of one line of numbers while they load. */
export const numbers = style({
  display: 'block',
  minBlockSize: '24px',
  marginBlockStart: vars.space.s,
});
