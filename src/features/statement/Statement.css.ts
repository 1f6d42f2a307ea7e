import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Hides the controls in print. */
export const controls = style({ '@media': { print: { display: 'none' } } });

export const months = style({ display: 'grid', gap: vars.space.m });

/** As a page of records lays out its parts. */
export const statement = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const actions = style([controls, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s }]);
