import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space.xl });

/** The form next to the earlier feedback, if there is room for both. */
export const columns = style({
  display: 'grid',
  gap: vars.gap.section,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.xxl,
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space.m });

/** Empty lines separate paragraphs, and words without a space break. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const answer = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.stroke.focus} solid ${vars.color.border.base}`,
});
