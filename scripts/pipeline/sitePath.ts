/** What no path has on any system: control characters, and the separator of Windows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const FOREIGN = /[\u0000-\u001f\u007f\\]/;

/** Whether a path names a file below the folder that it is in, written with `/`: `assets/app.js`. */
export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' &&
  !FOREIGN.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
