import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_SHEET } from './splitStyles.ts';

/** One entry of the manifest that Vite writes. */
interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The compiled client: its chunks by source file. */
export type ClientGraph = Record<string, Chunk>;

export const ENTRY = 'src/app/entryClient.tsx';

/** The script that sets React DOM up before the app runs. */
export const START = 'src/app/startReact.ts';

/** The entry of the page that identity providers redirect to (S7.32). */
export const RETURN_ENTRY = 'src/app/signedIn.ts';

/** The source file of a screen of the module registry: `lobby/LobbyScreen`. */
export const screenFile = (screen: string): string => `src/features/${screen}.tsx`;

/** Reads the manifest of a compiled app. */
export function readGraph(compiledDir: string): ClientGraph {
  return JSON.parse(readFileSync(join(compiledDir, 'client', '.vite', 'manifest.json'), 'utf8'));
}

/** The keys reachable from `from` by static imports, and by dynamic ones that `follow` accepts. */
function reach(
  graph: ClientGraph,
  from: readonly string[],
  follow: (key: string) => boolean,
): Set<string> {
  const reached = new Set(from.filter((key) => graph[key]));
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = graph[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(follow)]) reached.add(next);
  }
  return reached;
}

/** The address of the chunk of a source file. */
function chunkOf(graph: ClientGraph, key: string): string {
  const chunk = graph[key];
  if (!chunk) throw new Error(`The compiled app has no ${key}.`);
  return `/${chunk.file}`;
}

/** The addresses of the files that a source file and its imports refer to, such as the icons. */
export function assetsOf(graph: ClientGraph, key: string): string[] {
  const reached = reach(graph, [key], () => false);
  return [...reached].flatMap((each) => (graph[each]?.assets ?? []).map((file) => `/${file}`));
}

/** The source of the platform's own icons. */
const ICONS = 'src/ui/icons/sprite.generated.svg';

/** The compiled file of the platform's own icons, which brands with icons of their own do not need. */
export function iconsOf(graph: ClientGraph): string {
  const file = graph[ICONS]?.file;
  if (file === undefined) throw new Error(`The compiled app has no ${ICONS}.`);
  return file;
}

/** The name of the chunk with the libraries that the app is built on. */
export const LIBRARIES = 'libraries';

/** The addresses of the scripts to run for an entry, each in its own task: the libraries and their start if it imports them, then the entry. */
export function runOrder(graph: ClientGraph, entry: string): string[] {
  const { imports = [] } = graph[entry] ?? {};
  const libraries = imports.filter((key) => graph[key]?.name === LIBRARIES);
  const before = libraries.length > 0 ? [...libraries, START] : [];
  return [...before, entry].map((key) => chunkOf(graph, key));
}

/** The addresses of all scripts needed before `keys` run, `keys` first. */
export function scriptsOf(graph: ClientGraph, keys: readonly string[]): string[] {
  const reached = reach(graph, keys, () => false);
  return [...new Set([...reached].map((key) => chunkOf(graph, key)))];
}

/**
 * The files that a brand's site needs, sorted: all that its entries can request, except what the brand lacks.
 * @param entries the source files of its pages' entries
 * @param leftOut the source files of what it lacks
 */
export function filesOf(
  graph: ClientGraph,
  entries: readonly string[],
  leftOut: ReadonlySet<string>,
): string[] {
  const reached = reach(graph, entries, (key) => !leftOut.has(key));
  const files = [...reached].flatMap((key) => {
    const { file = '', assets = [], css = [] } = graph[key] ?? {};
    return [file, ...assets, ...css];
  });
  return [...new Set(files)].sort();
}

/** The path of the style sheet of all pages. */
export function styleSheetOf(graph: ClientGraph): string {
  const sheet = graph[STYLE_SHEET];
  if (!sheet) throw new Error('The compiled app has no style sheet.');
  return sheet.file;
}
