import type { Plugin } from 'vite';

const ID = 'virtual:livery-props';
const RESOLVED = `\0${ID}`;

/** Gives stories the module `virtual:livery-props`: what each prop of each component of `src/ui` takes, from the table as JSON. */
export const propsPlugin = (table: string): Plugin => ({
  name: 'livery:props',
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export const STORY_PROPS = ${table};` : undefined),
});
