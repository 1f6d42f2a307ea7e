import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { balanceBox } from '../BalanceBox.css.ts';

/** The balance as a link to the only wallet. */
export const wallet = style([
  balanceBox,
  {
    color: vars.color.text.primary,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.strong,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { background: vars.color.surface.hover } },
    '@media': { [from('tablet')]: { paddingInline: vars.space.m } },
  },
]);
