import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const item = style({ position: 'relative' });

export const trigger = style({
  gap: vars.space.xs,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { color: vars.color.text.primary } },
});

/** Right below the header, so that a pointer crosses no gap on its way. */
export const place = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.menu,
});
