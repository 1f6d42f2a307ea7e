import { ownPageNamespace } from '#src/brand/ownPage.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { NOT_FOUND_SCREEN } from '#src/modules/registry.ts';
import { categoryOf, featureOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { GAME_SECTIONS, type GamesLook } from '#src/platform/endpoints/games/gameSections.ts';
import { RETURN_PATH } from '#src/platform/social/returnPath.ts';
import { ENTRY, RETURN_ENTRY, screenFile } from '../compile/graph.ts';
import { documentFile, documentRows } from '../site/routes.ts';

/** One of the documents that every language of a site has. */
export interface Page {
  file: string;
  /** The value of `PageData.prerendered`; `null` for the shell. */
  prerendered: string | null;
  /** The path to prerender. */
  path: string;
  /** The document's row, whose route search engines may list. */
  row?: ModuleRow;
  /** The message that names the page, if it has no row. */
  label?: string;
  unlisted?: boolean;
  /** The source file of the page's entry, if it is not the app; `null` if nothing starts in it. */
  entry?: string | null;
  /** Message namespaces that it uses, besides every page's. */
  namespaces?: readonly string[];
  /** The list of games whose skeleton the shell shows. */
  games?: GamesLook;
  /** Source files of the first view's screens. */
  screens: readonly string[];
}

/** An unknown address, to prerender the not-found page. */
const NOWHERE = '/404';

/** The value of `PageData.prerendered` in the offline page. */
const OFFLINE = 'offline';

/** The file of the offline page. */
export const OFFLINE_FILE = 'offline.html';

/** The shell, for every known address without its own document. */
const SHELL: Page = { file: '200.html', prerendered: null, path: NOWHERE, screens: [] };

const NOT_FOUND: Page = {
  file: '404.html',
  prerendered: '404',
  path: NOWHERE,
  label: 'modules:notFound',
  unlisted: true,
  screens: [screenFile(NOT_FOUND_SCREEN)],
};

const WITHOUT_CONNECTION: Page = {
  file: OFFLINE_FILE,
  prerendered: OFFLINE,
  path: NOWHERE,
  label: 'app:offline.title',
  unlisted: true,
  entry: null,
  screens: [],
};

/** The value of `PageData.prerendered` in the page that identity providers redirect to. */
const RETURNED = 'returned';

/** The page that a social sign-in popup ends on (S7.32). */
const SIGNED_IN: Page = {
  file: RETURN_PATH.slice(1),
  prerendered: RETURNED,
  path: NOWHERE,
  label: 'session:returned.title',
  unlisted: true,
  entry: RETURN_ENTRY,
  namespaces: ['session'],
  screens: [],
};

function pageOf(row: ModuleRow): Page {
  const file = documentFile(row.route);
  const category = categoryOf(row);
  if (row.document === 'head') {
    return { ...SHELL, file, row, ...(category && { games: GAME_SECTIONS[category] }) };
  }
  const { route, screen, own } = row;
  return {
    ...{ file, prerendered: route, path: route, row, screens: [screenFile(screen)] },
    ...(own && { namespaces: [featureOf(screen), ownPageNamespace(own.slug)] }),
  };
}

/** The documents of a brand: one for each row that has its own, the shell, and the pages for when nothing else can be shown. */
export const pagesOf = (brand: ResolvedBrand): Page[] => [
  ...documentRows(brand).map(pageOf),
  SHELL,
  NOT_FOUND,
  WITHOUT_CONNECTION,
  ...(brand.signIn?.social ? [SIGNED_IN] : []),
];

/** The entry of a page. */
export const entryOf = ({ entry = ENTRY }: Page): string | null => entry;

/** The prerendered documents without a screen address. */
const APART: ReadonlySet<string | null> = new Set([OFFLINE, RETURNED]);

/** The message namespaces inlined in a page. */
export const inlineNamespaces = ({ prerendered, namespaces = [] }: Page): string[] => [
  ...firstNamespaces(APART.has(prerendered) ? null : prerendered),
  ...namespaces,
];
