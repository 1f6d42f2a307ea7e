import type { Decorator } from '@storybook/react-vite';
import { room } from './withGameViewport.css.ts';

/** Storybook decorator: gives a story of a game the height of a page without menus. */
export const withGameViewport: Decorator = (Story) => (
  <div className={room}>
    <Story />
  </div>
);
