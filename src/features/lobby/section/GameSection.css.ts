import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
});

export const title = style({ flexGrow: 1, minInlineSize: 0 });

/** Fingers swipe the shelf; the two buttons are for pointers. */
export const turn = style({
  display: 'none',
  '@media': {
    [from('tablet')]: { display: 'flex', gap: vars.space.xs },
    [NO_SCRIPT]: { display: 'none' },
  },
});

/** What only a script fills. Without one the heading and the way to all games remain. */
export const live = style({ display: 'contents', '@media': { [NO_SCRIPT]: { display: 'none' } } });
