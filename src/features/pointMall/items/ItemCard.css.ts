import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.s,
  padding: vars.inset.card,
});

/** Aligns the buttons of a row of cards at the bottom. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s,
});
