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
  '@media': { [from('tablet')]: { paddingInlineEnd: 0 } },
});

/** As wide as most balances are. */
export const AMOUNT = '4.75rem';

export const amount = style({
  minInlineSize: AMOUNT,
  textAlign: 'center',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

/** On phones the tools are behind the player's picture, for there is no room beside the amount. */
export const tools = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex' } },
});

export const toolsInMenu = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  '@media': { [from('tablet')]: { display: 'none' } },
});
