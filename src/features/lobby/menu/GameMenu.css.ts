import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: '5.25rem',
  minBlockSize: '4.5rem',
  // As high as its neighbours: one may have a picture where another has an icon.
  blockSize: '100%',
  padding: vars.space.s,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: feedback('background-color', 'border-color', 'color'),
  '@media': {
    [HOVER]: {
      ':hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    },
  },
  selectors: {
    '&:active': { background: vars.color.surface.active },
    '&[aria-current="page"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.marker,
      color: vars.color.accent.onSubtle,
    },
  },
});
