import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The line keeps its height until the games are counted. */
export const count = style({
  minBlockSize: `calc(${vars.font.size.s} * ${vars.font.leading.body})`,
});

/** Visible wherever the list is scrolled to. */
export const failed = style({
  position: 'sticky',
  // On phones the bottom bar covers the end of the page.
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.m})`,
  '@media': { [from('tablet')]: { insetBlockEnd: vars.space.xxl } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.lifted,
});
