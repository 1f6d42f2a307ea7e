/**
 * The files whose journeys run on a desktop and on a phone at each push: on a phone the frame and the menus have another layout, and first
 * loads other budgets. Journeys of other files run on one of the two.
 */
export const BOTH_DEVICES = ['firstLoad', 'frame', 'themeAndLanguage'].map(
  (name) => `${name}.spec.ts`,
);
