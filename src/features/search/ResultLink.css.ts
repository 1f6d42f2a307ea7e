import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  selectors: {
    '&:hover': { background: vars.color.surface.overlay },
  },
});

export const art = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style([
  oneLine,
  {
    fontWeight: vars.font.weight.label,
  },
]);

export const hint = style([
  oneLine,
  {
    color: vars.color.text.secondary,
    fontSize: vars.font.size.s,
  },
]);
