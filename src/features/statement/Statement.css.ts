import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Hides the controls in print. */
export const controls = style({ '@media': { print: { display: 'none' } } });

export const actions = style([controls, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s }]);
