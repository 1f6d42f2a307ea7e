/**
 * The files whose journeys are made on a desktop and on a phone at each push: frame, menus, sheets and the ways in are laid out
 * otherwise on a phone, and have other budgets. Accessibility draws a device for each screen. Those of other files take turns.
 */
export const BOTH_DEVICES = [
  'accessibility',
  'firstLoad',
  'frame',
  'lobby',
  'login',
  'register',
  'session',
  'themeAndLanguage',
].map((name) => `${name}.spec.ts`);
