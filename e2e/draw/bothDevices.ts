/**
 * The files whose journeys are made on a desktop and on a phone at each push: frame and menus are laid out otherwise on a phone, and
 * first loads have other budgets. Accessibility draws a device for each screen. Those of other files take turns.
 */
export const BOTH_DEVICES = ['accessibility', 'firstLoad', 'frame', 'themeAndLanguage'].map(
  (name) => `${name}.spec.ts`,
);
