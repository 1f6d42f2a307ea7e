import { style } from '@vanilla-extract/css';
import * as frame from '#src/ui/dialog/Dialog.css.ts';

// The names are written into the script of the popup: it needs nothing of what other dialogs are made of.
export const { backdrop, head, title, body, actions } = frame;
export const surface = `${frame.popup} ${frame.size.m}`;

/** The whole screen, above everything: the shade and the surface are in it. Nothing of the browser's own look is left. */
export const modal = style({
  all: 'unset',
  position: 'fixed',
  inset: 0,
  selectors: { '&::backdrop': { background: 'none' } },
});

/** The page beneath does not scroll. */
export const locked = style({ overflow: 'hidden' });
