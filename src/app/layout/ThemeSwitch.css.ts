import { style } from '@vanilla-extract/css';

/** Controls that need a script are hidden without one. */
export const scripted = style({
  display: 'flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});
