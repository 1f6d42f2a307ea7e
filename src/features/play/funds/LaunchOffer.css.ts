import { style } from '@vanilla-extract/css';

/** In the middle of the room that the game will have, no wider than a line of text. */
export const offer = style({ inlineSize: 'min(100%, 480px)', marginInline: 'auto' });
