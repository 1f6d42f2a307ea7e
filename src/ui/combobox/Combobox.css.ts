import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const none = style({
  paddingBlock: vars.space.m,
  paddingInline: vars.inset.field,
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
  // It is always there, so that it is read out when it gets words.
  selectors: { '&:empty': { padding: 0 } },
});
