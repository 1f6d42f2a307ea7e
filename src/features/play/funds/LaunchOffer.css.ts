import { style } from '@vanilla-extract/css';

/** Centred in the space of the game, as wide as a line of text. */
export const offer = style({ inlineSize: 'min(100%, 480px)', marginInline: 'auto' });
