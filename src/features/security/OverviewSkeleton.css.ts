import { style } from '@vanilla-extract/css';

/** One line, as wide as a masked contact. */
export const contact = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '1lh',
  inlineSize: '9em',
});

/** A placeholder, exactly as large as the buttons behind it in every brand and language. */
export const actions = style({ display: 'grid' });

export const layer = style({ gridArea: '1 / 1' });

/** Keeps the room of the buttons, which cannot be reached before they can do something. */
export const kept = style([layer, { visibility: 'hidden' }]);
