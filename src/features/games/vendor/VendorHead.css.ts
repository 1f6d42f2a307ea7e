import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const head = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  // The link up is as high as a touch target, higher than its text.
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
});

export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** As high as the link up. */
export const path = style({ minBlockSize: vars.size.target, alignContent: 'center' });

/** As large as the logo. */
export const place = style({
  flexShrink: 0,
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.control,
  background: vars.color.skeleton,
});

export const words = style({ flexGrow: 1 });
