import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const place = style({ blockSize: vars.size.target });

export const trial = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.m,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  textDecoration: 'underline',
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
