import { style } from '@vanilla-extract/css';

/**
 * One line, truncated with an ellipsis at the end of its text: a Latin name loses its last letters in a right-to-left page too, and is
 * aligned as the page is.
 */
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  selectors: { ':where([dir="rtl"]) &': { textAlign: 'right' } },
});
