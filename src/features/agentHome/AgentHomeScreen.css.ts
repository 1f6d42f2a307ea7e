import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The parts below the team: beside each other on wide screens, one where the other is not. */
export const beside = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' },
  },
});
