import type { Plugin } from 'vite';
import { BRANDS_SCRIPT, BRANDS_VARIABLE } from '#scripts/storybook/brandFiles.ts';

const ID = 'virtual:livery-brands';
const RESOLVED = `\0${ID}`;

/** The tag that loads the brands before the modules of a page, which the bundler leaves as it is. */
export const BRANDS_TAG = `<script vite-ignore src="./${BRANDS_SCRIPT}"></script>`;

/** Gives stories the module `virtual:livery-brands` with brands that are read from a script when a page is opened: one compile serves all operators. */
export const brandsApartPlugin = (): Plugin => ({
  name: 'livery:brands-apart',
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  load: (id) =>
    id === RESOLVED
      ? `export const { brands, languages, platformMessages } = globalThis.${BRANDS_VARIABLE};`
      : undefined,
});
