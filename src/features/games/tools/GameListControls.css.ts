import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const finding = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      flexDirection: 'row',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
  },
});

export const search = style({
  flexGrow: 1,
  '@media': { [from('tablet')]: { maxInlineSize: '24rem' } },
});

/** The row of vendors keeps its height while they load. */
export const vendors = style({
  display: 'grid',
  gridTemplate: `minmax(${vars.size.chip}, auto) / minmax(0, 1fr)`,
  alignContent: 'center',
  minBlockSize: vars.size.target,
});
