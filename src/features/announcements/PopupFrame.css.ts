import { style } from '@vanilla-extract/css';
import * as frame from '#src/ui/dialog/Dialog.css.ts';

// Its class names are part of the popup's script, which then needs no dialog styles.
export const { backdrop, head, title, body, actions } = frame;
export const surface = `${frame.popup} ${frame.size.m}`;

/** The full-screen dialog that contains the backdrop and the surface. All browser default styles are reset. */
export const modal = style({
  all: 'unset',
  position: 'fixed',
  inset: 0,
  selectors: { '&::backdrop': { background: 'none' } },
});

/** The page below does not scroll. */
export const locked = style({ overflow: 'hidden' });
