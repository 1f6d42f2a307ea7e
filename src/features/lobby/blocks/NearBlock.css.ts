import { style } from '@vanilla-extract/css';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** Keeps some of the place until the content is there. */
export const waiting = style({
  minBlockSize: '8rem',
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});
