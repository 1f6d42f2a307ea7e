import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const item = style({
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.size.control.l,
  paddingBlock: vars.space.m,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [HOVER]: { ':hover': { color: vars.color.text.accent } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
});

export const words = style({
  minInlineSize: 0,
  margin: 0,
  color: 'inherit',
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
});

export const mark = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.text.secondary,
  transition: feedback('transform'),
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: vars.space.l });
