import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** On wide screens the login is beside the text, on others between the heading and the text. */
export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.dialog}`,
      alignItems: 'start',
    },
  },
});

export const head = style({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.size.prose,
  minInlineSize: 0,
});

export const words = style({
  display: 'grid',
  gap: vars.gap.section,
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gridColumn: 1 } },
});

export const login = style({
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const part = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });

export const offers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(1.25 * ${vars.size.card.landscape})), 1fr))`,
  gap: vars.gap.grid,
});

export const mark = style({ color: vars.color.text.accent });

export const fair = style({
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: vars.size.prose,
});

/** As high as the login, so that the text below does not shift on a phone. */
export const doorShape = style({ display: 'grid', minBlockSize: '29.5rem' });
