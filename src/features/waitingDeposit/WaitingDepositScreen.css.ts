import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const notice = style({ marginBlockEnd: vars.space.l });
