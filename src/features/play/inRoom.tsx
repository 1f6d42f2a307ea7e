import type { Decorator } from '@storybook/react-vite';
import { room } from './inRoom.css.ts';

/** Renders a game's story in the space that a page without menus leaves it. */
export const inRoom: Decorator = (Story) => (
  <div className={room}>
    <Story />
  </div>
);
