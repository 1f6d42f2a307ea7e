import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Who is here and what time it is, beside each other where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

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
