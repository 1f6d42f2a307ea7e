import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Nobody needs to press anything on paper. */
export const controls = style({ '@media': { print: { display: 'none' } } });

export const actions = style([controls, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s }]);
