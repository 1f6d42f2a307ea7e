import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, mergeConfig, minify, type Plugin, type Rolldown } from 'vite';
import { ENTRY, screenFile } from '#scripts/pipeline/compile/graph.ts';

/** The design system's share of the lobby's first load, in bytes after gzip. */
export interface UiWeight {
  /** JavaScript of its components and their libraries. */
  script: number;
  /** The site has one style sheet, so this is every part's. */
  style: number;
  /** The icon sprite. */
  icons: number;
}

/** The design system's modules and the libraries it is built on. */
const UI_MODULES = /\/src\/ui\/|\/node_modules\/(@base-ui|@floating-ui|swiper)\//;
const STYLES = /\/src\/ui\/.*\.vanilla\.css$/;

const gzipped = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** Collects the style sheets of the parts during the build. */
function collectStyles(found: Map<string, string>): Plugin {
  return {
    name: 'livery:ui-styles',
    enforce: 'pre',
    transform(code, id) {
      if (STYLES.test(id.split('?')[0] ?? '')) found.set(id, code);
    },
  };
}

/** The chunks needed before the given sources run. */
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
 * Compiles the client as the build does and measures the design system's share of the chunks that the lobby loads first. Runs with
 * `NODE_ENV=production`, as every build does.
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
    .flatMap(([id, module]) => (UI_MODULES.test(id) ? [module.code ?? ''] : []))
    .join('\n');
  const { code: small } = await minify('ui.js', code);
  return {
    script: gzipped(small),
    style: gzipped([...styles.values()].join('\n')),
    icons: gzipped(readFileSync(join(root, 'src/ui/icons/sprite.generated.svg'))),
  };
}
