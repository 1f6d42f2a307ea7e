import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const page = style({ ...column, gap: vars.space.xxl, maxInlineSize: vars.size.prose });

export const head = style({ ...column, gap: vars.space.s });

export const content = style({ ...column, gap: vars.space.xl });

/** As high as the view, like the answers: what follows stays below it. */
export const waiting = style([content, { minBlockSize: '100dvh' }]);

export const search = style({ display: 'block' });

export const sections = style({ ...column, gap: vars.gap.section });

export const subjects = style({ minInlineSize: 0 });

export const subject = style({
  ...column,
  gap: vars.space.s,
  outline: 'none',
});

export const results = style({ ...column, gap: vars.space.l });

export const answer = style({
  ...column,
  gap: vars.space.m,
  overflowWrap: 'anywhere',
});

export const searchShape = style({ blockSize: vars.size.control.l, display: 'grid' });

export const chipShapes = style({ display: 'flex', gap: vars.space.s, overflow: 'hidden' });

export const questionShape = style({ paddingBlock: vars.space.l });
