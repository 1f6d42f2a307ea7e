import { IS_PACKAGE } from '#scripts/roots/roots.ts';

/** How a command of Livery is written, before its arguments: `npm run build --` in this repository, `npx livery build` where it is a package. */
export const commandLine = (name: string): string =>
  IS_PACKAGE ? `npx livery ${name}` : `npm run ${name} --`;
