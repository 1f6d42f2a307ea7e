import type { PageBrand } from './page.ts';

/** The most languages that menus name one by one. */
const MOST = 3;

/** Whether a brand has more languages than menus name one by one, so that their names load with the list of them. */
export const hasListOfLanguages = ({ supported }: Pick<PageBrand['languages'], 'supported'>) =>
  supported.length > MOST;
