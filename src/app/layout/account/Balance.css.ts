import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { balanceBox } from '../BalanceBox.css.ts';

export const balance = style([
  balanceBox,
  { '@media': { [from('tablet')]: { paddingInlineEnd: 0 } } },
]);

/** As wide as most balances are. */
export const AMOUNT = '4.75rem';

export const amount = style({
  minInlineSize: AMOUNT,
  textAlign: 'center',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

/** The amount in the account menu, in line with what is above it. */
export const amountInMenu = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

/** The amount as the button that opens the wallets, as wide as the amount alone. */
export const wallets = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});

/** The sign that the amount opens more, where there is room for it. */
export const more = style({
  display: 'none',
  color: vars.color.text.secondary,
  '@media': { [from('tablet')]: { display: 'flex' } },
});

/** On phones the tools are in the account menu, with the amount once more: there is no room beside the one in the header. */
export const tools = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex' } },
});

export const toolsInMenu = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from('tablet')]: { display: 'none' } },
});
