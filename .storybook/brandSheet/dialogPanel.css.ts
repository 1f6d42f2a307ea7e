import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { popup } from '#src/ui/dialog/Dialog.css.ts';

/** A piece of a page under its shade. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  // A word that is wider than its button is broken.
  overflowWrap: 'anywhere',
  padding: vars.space.xl,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}), ${vars.color.surface.canvas}`,
});

/** The surface of the dialog, in its place on the sheet. */
export const surface = style([
  popup,
  { selectors: { '&&': { position: 'static', inlineSize: 'auto' } } },
]);
