import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
