import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/packages.mjs';

/** Frame, menus, sheets and the ways in are laid out otherwise on a phone, and have other budgets. */
const LAID_OUT_TWICE = [
  'firstLoad',
  'frame',
  'lobby',
  'login',
  'register',
  'session',
  'themeAndLanguage',
].map((name) => `${name}.spec.ts`);

/** Whether a file has journeys that one device skips: they need the other. */
const skipsDevice = (file: string): boolean =>
  /test\.skip\(!?isMobile/.test(readFileSync(join(ROOT, 'e2e', file), 'utf8'));

/** The files whose journeys are made on a desktop and on a phone at each push. Those of other files take turns. */
export const bothDevices = (): string[] => [
  ...LAID_OUT_TWICE,
  ...readdirSync(join(ROOT, 'e2e')).filter(
    (file) => file.endsWith('.spec.ts') && skipsDevice(file),
  ),
];
