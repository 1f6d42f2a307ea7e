import { style } from '@vanilla-extract/css';

/** What only a script can do is not offered without one. */
export const scripted = style({
  display: 'flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});
