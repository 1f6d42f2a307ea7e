import { style } from '@vanilla-extract/css';
import { below } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The time and the button beside it, or below it if there is no room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
});

/** The button without a background: its icon is in line with the words above it. */
export const refresh = style({
  marginInlineStart: `calc(-1 * (${vars.space.m} + ${vars.stroke.control}))`,
});

/** Below both, however much room there is. */
export const failure = style({ flex: '0 0 100%' });

/** About as wide as a time, so that nothing moves when it appears; on phones on two lines beside the button. */
export const moment = style({
  minInlineSize: 'min(17rem, 100%)',
  '@media': { [below('tablet')]: { flex: '1 1 9rem', minInlineSize: 0 } },
});
