import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { NOT_FOUND_SCREEN } from '#src/modules/registry.ts';
import { screenFile } from '../compile/graph.ts';
import { HOME, homeScreen } from '../site/routes.ts';

/** One of the documents that every language of a site has. */
export interface Page {
  file: string;
  /** What `PageData.prerendered` says; `null` for the shell. */
  prerendered: string | null;
  /** The path to prerender. */
  path: string;
  /** The route that search engines may list. */
  route?: string;
  unlisted?: boolean;
  /** Source files of the screens that the first view shows. */
  screens: readonly string[];
}

/** An address that no module knows, to prerender the page that says so. */
const NOWHERE = '/404';

/** The prerendered lobby, the shell for every other known address, and the page for unknown ones. */
export const PAGES: readonly Page[] = [
  {
    file: 'index.html',
    prerendered: HOME,
    path: HOME,
    route: HOME,
    screens: [screenFile(homeScreen())],
  },
  { file: '200.html', prerendered: null, path: NOWHERE, screens: [] },
  {
    file: '404.html',
    prerendered: '404',
    path: NOWHERE,
    unlisted: true,
    screens: [screenFile(NOT_FOUND_SCREEN)],
  },
];

/** The message namespaces that a page carries within itself. */
export const inlineNamespaces = (page: Page): string[] => firstNamespaces(page.prerendered);
