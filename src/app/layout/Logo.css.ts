import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/**
 * As wide as the logo if there is room; on a narrow phone it shrinks, so that the header stays one row. Where the header has a menu, that
 * scrolls before the logo becomes illegible.
 */
export const link = style({
  flex: `1 1 ${vars.size.target}`,
  maxInlineSize: 'max-content',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  '@media': { [from('desktop')]: { minInlineSize: '96px' } },
});

/** Where the header is narrow and the words beside it are long, a wide logo shrinks. */
export const image = style({
  blockSize: vars.size.logo,
  inlineSize: 'auto',
  objectFit: 'contain',
});

export const slim = style([image, { blockSize: vars.size.icon.l, minInlineSize: 0 }]);
