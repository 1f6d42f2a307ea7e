import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The two parts below the team: side by side on wide screens; one part alone takes the full width. */
export const beside = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' },
  },
});
