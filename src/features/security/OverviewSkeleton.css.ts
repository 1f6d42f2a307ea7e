import { style, styleVariants } from '@vanilla-extract/css';

const line = style({ display: 'grid', alignItems: 'center', blockSize: '1lh' });

/** One line, as wide as a masked contact of a kind, so that the buttons are beside or below it as they are later. */
export const contact = styleVariants({
  mobile: [line, { inlineSize: '7em' }],
  email: [line, { inlineSize: '9em' }],
});

/** A placeholder, exactly as large as the buttons behind it in every brand and language. */
export const actions = style({ display: 'grid' });

export const layer = style({ gridArea: '1 / 1' });

/** Keeps the room of the buttons, which cannot be reached before they can do something. */
export const kept = style([layer, { visibility: 'hidden' }]);
