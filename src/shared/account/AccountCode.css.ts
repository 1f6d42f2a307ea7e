import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const code = style([line, { color: vars.color.text.secondary, fontSize: vars.font.size.s }]);

export const strong = style([
  line,
  {
    color: vars.color.text.primary,
    fontSize: vars.font.size.l,
    fontWeight: vars.font.weight.strong,
  },
]);
