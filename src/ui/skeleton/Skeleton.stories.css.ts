import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const box = style({ blockSize: vars.size.control.m });
