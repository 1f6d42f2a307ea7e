import { style } from '@vanilla-extract/css';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** Keeps some of the place until the content is there. */
export const waiting = style({ minBlockSize: '8rem' });

/** Keeps about the place of a block that starts when it is near; without a script it never does. */
export const unseen = style({
  minBlockSize: '18rem',
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});
