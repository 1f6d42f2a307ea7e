import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Wide enough for a camera, whatever the screen. */
export const code = style({ inlineSize: '100%', maxInlineSize: '200px' });

/** The key for those who type: it breaks anywhere rather than pushing the page aside. */
export const secret = style({
  fontSize: vars.font.size.m,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.05em',
  overflowWrap: 'anywhere',
});
