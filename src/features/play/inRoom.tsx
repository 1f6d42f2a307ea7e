import type { Decorator } from '@storybook/react-vite';
import { room } from './inRoom.css.ts';

/** Storybook decorator: gives a story of a game the height of a page without menus. */
export const inRoom: Decorator = (Story) => (
  <div className={room}>
    <Story />
  </div>
);
