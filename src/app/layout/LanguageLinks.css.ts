import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
  },
});
