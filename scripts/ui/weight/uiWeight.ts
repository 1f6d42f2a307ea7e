import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, mergeConfig, minify, type Plugin, type Rolldown } from 'vite';
import { ENTRY, screenFile } from '#scripts/pipeline/compile/graph.ts';

/** What the design system brings to the first load of the lobby, in bytes after gzip. */
export interface UiWeight {
  /** Its parts, and the library of behaviour below them. */
  script: number;
  /** The style sheet of the site is one, so this is that of every part. */
  style: number;
  /** The sprite of icons. */
  icons: number;
}

/** The modules of the design system, and those that only it brings. */
const OF_UI = /\/src\/ui\/|\/node_modules\/(@base-ui|@floating-ui|swiper)\//;
const STYLES = /\/src\/ui\/.*\.vanilla\.css$/;

const gzipped = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** Keeps the style sheets of the parts as they pass. */
function collectStyles(found: Map<string, string>): Plugin {
  return {
    name: 'livery:ui-styles',
    enforce: 'pre',
    transform(code, id) {
      if (STYLES.test(id.split('?')[0] ?? '')) found.set(id, code);
    },
  };
}

/** The chunks that must be there before the given sources run. */
function firstLoad(chunks: readonly Rolldown.OutputChunk[], sources: readonly string[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = chunks.filter((chunk) =>
    sources.some((source) => chunk.facadeModuleId?.endsWith(`/${source}`)),
  );
  const reached = new Set(starts);
  for (const chunk of reached) {
    for (const next of chunk.imports) {
      const imported = byName.get(next);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

/**
 * Compiles the client as the build does and weighs the share of the design system in the chunks that the lobby loads
 * first. Runs with `NODE_ENV=production`, as every build does.
 */
export async function uiWeight(root: string): Promise<UiWeight> {
  const styles = new Map<string, string>();
  const project = await import(pathToFileURL(join(root, 'vite.config.ts')).href);
  const output = await build(
    mergeConfig<InlineConfig, InlineConfig>(project.default, {
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      plugins: [collectStyles(styles)],
      build: { write: false, rolldownOptions: { input: join(root, ENTRY) } },
    }),
  );
  const chunks = [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
  const loaded = firstLoad(chunks, [ENTRY, screenFile('lobby/LobbyScreen')]);
  const code = loaded
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, module]) => (OF_UI.test(id) ? [module.code ?? ''] : []))
    .join('\n');
  const { code: small } = await minify('ui.js', code);
  return {
    script: gzipped(small),
    style: gzipped([...styles.values()].join('\n')),
    icons: gzipped(readFileSync(join(root, 'src/ui/icons/sprite.generated.svg'))),
  };
}
