import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
    },
  },
});

/** Keeps empty lines between paragraphs. */
export const content = style({ whiteSpace: 'pre-line' });

export const more = style({ marginBlockStart: vars.space.xl });
