import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { entry, header } from '../Header.css.ts';
import { page } from '../Layout.css.ts';

/** From this width, in a line of its own, the menu has room. */
const WIDE = '(min-width: 1024px)';
const NARROW = '(max-width: 1023.98px)';

/** The height of the header with the menu in it, where the root's is that of one line. */
const tall = createVar();
globalStyle(':root', {
  vars: { [tall]: `calc(${vars.size.header.desktop} + ${vars.size.target})` },
});

/** Everything on the page that starts below the header starts below its menu too. */
export const topPage = style([
  page,
  { '@media': { [WIDE]: { vars: { [vars.size.header.desktop]: tall } } } },
]);

/** The menu is a line of its own. The height is fixed, as what the menu opens starts below it, also while the logo is still loading. */
export const tallHeader = style([
  header,
  { '@media': { [WIDE]: { flexWrap: 'wrap', rowGap: 0, blockSize: vars.size.header.desktop } } },
]);

/** Tablets have no bar that opens the menu. */
export const opener = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.control,
  '@media': { [`${from('tablet')} and ${NARROW}`]: { display: 'grid' } },
});

export const menu = style({
  display: 'none',
  flexBasis: '100%',
  alignSelf: 'flex-end',
  blockSize: vars.size.target,
  marginInline: `calc(-1 * ${vars.space.m})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [WIDE]: { display: 'block' } },
});

/** An entry is as high as its line. */
globalStyle(`${menu} ${entry}`, { blockSize: vars.size.target });
