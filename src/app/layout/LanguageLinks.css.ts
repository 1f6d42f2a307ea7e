import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** A language, and the way to the list of many. */
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

export const opener = style([
  link,
  { border: 0, background: 'none', cursor: 'pointer', fontFamily: 'inherit' },
]);
