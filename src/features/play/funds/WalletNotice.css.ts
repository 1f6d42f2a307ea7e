import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** A notice above the game, with an icon button whose padding is the room beside it. */
export const dismissable = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInline: `${vars.gutter.phone} ${vars.space.xs}`,
  background: vars.color.surface.raised,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

/** The message of phones, where it has one line. */
export const brief = style({
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const full = style({
  display: 'none',
  flexGrow: 1,
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** The way to more keeps its words on one line, while the message beside it is truncated, unless they are longer than that. */
export const way = style({ flexShrink: 0, maxInlineSize: '55%' });
