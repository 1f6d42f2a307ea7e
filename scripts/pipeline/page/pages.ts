import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { NOT_FOUND_SCREEN } from '#src/modules/registry.ts';
import { categoryOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { GAME_SECTIONS, type GamesLook } from '#src/platform/endpoints/games/gameSections.ts';
import { RETURN_PATH } from '#src/platform/social/returnPath.ts';
import { ENTRY, RETURN_ENTRY, screenFile } from '../compile/graph.ts';
import { documentFile, documentRows } from '../site/routes.ts';

/** One of the documents that every language of a site has. */
export interface Page {
  file: string;
  /** What `PageData.prerendered` says; `null` for the shell. */
  prerendered: string | null;
  /** The path to prerender. */
  path: string;
  /** The row that the document is of, whose route search engines may list. */
  row?: ModuleRow;
  /** The message that names the page, where that is no row's. */
  label?: string;
  unlisted?: boolean;
  /** The source file of what starts in the page where that is not the app; `null` where the page is all there is. */
  entry?: string | null;
  /** Message namespaces that it has words of, besides those of every page. */
  namespaces?: readonly string[];
  /** The list of games whose shape the shell shows. */
  games?: GamesLook;
  /** Source files of the screens that the first view shows. */
  screens: readonly string[];
}

/** An address that no module knows, to prerender the page that says so. */
const NOWHERE = '/404';

/** What `PageData.prerendered` says in the page for devices without a connection. */
const OFFLINE = 'offline';

/** The file of the page for devices without a connection. */
export const OFFLINE_FILE = 'offline.html';

/** The shell, for every known address without a document of its own. */
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

/** What `PageData.prerendered` says in the page that providers of identities lead back to. */
const RETURNED = 'returned';

/** Where the popup of a social sign-in ends (S7.32). */
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
  const { route, screen } = row;
  return { file, prerendered: route, path: route, row, screens: [screenFile(screen)] };
}

/** The documents of a brand: one of each row that has its own, the shell, and the pages for when nothing else can be shown. */
export const pagesOf = (brand: ResolvedBrand): Page[] => [
  ...documentRows(brand).map(pageOf),
  SHELL,
  NOT_FOUND,
  WITHOUT_CONNECTION,
  ...(brand.signIn?.social ? [SIGNED_IN] : []),
];

/** What starts in a page. */
export const entryOf = ({ entry = ENTRY }: Page): string | null => entry;

/** The prerendered documents that belong to no address of a screen. */
const APART: ReadonlySet<string | null> = new Set([OFFLINE, RETURNED]);

/** The message namespaces that a page carries within itself. */
export const inlineNamespaces = ({ prerendered, namespaces = [] }: Page): string[] => [
  ...firstNamespaces(APART.has(prerendered) ? null : prerendered),
  ...namespaces,
];
