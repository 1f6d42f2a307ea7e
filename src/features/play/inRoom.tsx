import type { Decorator } from '@storybook/react-vite';
import { room } from './inRoom.css.ts';

/** Lets a story of a game stand in the room that a page without menus leaves to it. */
export const inRoom: Decorator = (Story) => (
  <div className={room}>
    <Story />
  </div>
);
