import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });

export const written = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 1 14rem',
  minInlineSize: 0,
});

/** Large enough to scan easily, and as wide as the button below it needs. */
export const code = style({ inlineSize: '216px', maxInlineSize: '100%' });
