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

/**
 * Right below the header, so that a pointer crosses no gap on its way. Fixed, because the navigation scrolls sideways when short of room
 * and clips what is positioned inside it; its inline position is the entry's.
 */
export const place = style({
  position: 'fixed',
  insetBlockStart: vars.size.header.desktop,
  zIndex: vars.layer.menu,
});

/** Below whichever entry opens it, as wide as the page. */
export const whole = style({ insetInline: vars.gutter.desktop });
