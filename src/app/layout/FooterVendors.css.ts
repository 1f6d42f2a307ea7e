import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const vendor = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
});

export const mark = style({ display: 'block', borderRadius: vars.radius.control });
