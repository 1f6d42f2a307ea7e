import { createContext } from 'react';

/** The address of the sprite of the icons below; without one, they are the platform's own. */
export const SpriteContext = createContext<string | undefined>(undefined);
