import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  overflowY: 'auto',
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  paddingInline: vars.inset.sheet,
});

export const text = style({
  color: vars.color.text.secondary,
  lineHeight: vars.font.leading.body,
});

/** The text is short, so no line separates it from the buttons. */
export const answers = style({ borderBlockStart: 0, paddingBlock: `0 ${vars.space.l}` });
