/**
 * The files whose journeys are made on a desktop and on a phone at each push: frame and menus are laid out otherwise on a phone, and
 * first loads have other budgets. Those of other files take turns.
 */
export const BOTH_DEVICES = ['firstLoad', 'frame', 'themeAndLanguage'].map(
  (name) => `${name}.spec.ts`,
);
