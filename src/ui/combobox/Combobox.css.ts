import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const none = style({
  paddingBlock: vars.space.m,
  paddingInline: vars.inset.field,
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
  // Always rendered, so that it is announced when it gets text.
  selectors: { '&:empty': { padding: 0 } },
});
