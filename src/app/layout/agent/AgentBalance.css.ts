import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
  '@media': { [from('tablet')]: { paddingInline: vars.space.m } },
});
