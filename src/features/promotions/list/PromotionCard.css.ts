import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.s,
  padding: vars.inset.card,
  paddingBlockStart: vars.space.s,
});

/** Aligns status and button at the bottom of every card of a row. */
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

/** The link of picture and title; the focus ring surrounds both. */
export const lead = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.card,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
});

export const title = style({ paddingBlockStart: vars.inset.card, paddingInline: vars.inset.card });
