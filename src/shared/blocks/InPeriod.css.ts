import { style } from '@vanilla-extract/css';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** The block keeps its place among the others. The document's script may hide it; without scripts nobody knows the time. */
export const period = style({
  display: 'contents',
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});
