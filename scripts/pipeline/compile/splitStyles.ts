import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The name of the style sheet inlined in every page. */
export const STYLE_SHEET = 'style.css';

const chunkIn = (bundle: Bundle, file: string): Chunk | undefined => {
  const output = bundle[file];
  return output?.type === 'chunk' ? output : undefined;
};

/** The chunks of entries, each after its imports; `leads` decides whose dynamic imports count. */
function inOrder(bundle: Bundle, leads: (chunk: Chunk) => boolean): Set<Chunk> {
  const found = new Set<Chunk>();
  const later: string[] = [];
  const collect = (chunk: Chunk, path: ReadonlySet<Chunk>) => {
    if (found.has(chunk) || path.has(chunk)) return;
    const own = new Set([...path, chunk]);
    for (const file of chunk.imports) {
      const imported = chunkIn(bundle, file);
      if (imported) collect(imported, own);
    }
    found.add(chunk);
    if (leads(chunk)) later.push(...chunk.dynamicImports);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) collect(output, new Set());
  }
  for (const file of later) {
    const chunk = chunkIn(bundle, file);
    if (chunk) collect(chunk, new Set());
  }
  return found;
}

/**
 * Makes one sheet of the styles that any visitor can need, so that pages have them at once, and leaves those needed only by the screens of
 * a list with their scripts, which load them. Needs `cssCodeSplit`.
 * @param list the end of the path of the module that imports those screens
 */
export function splitStyles(list: string): Plugin {
  return {
    name: 'livery:split-styles',
    generateBundle: {
      // Before Vite writes into each script which styles its imports load.
      order: 'pre',
      handler(_options, bundle) {
        const isList = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(list));
        let source = '';
        for (const chunk of inOrder(bundle, (each) => !isList(each))) {
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file];
            if (asset?.type === 'asset') source += asset.source;
            delete bundle[file];
          }
          chunk.viteMetadata?.importedCss.clear();
        }
        this.emitFile({ type: 'asset', name: STYLE_SHEET, originalFileName: STYLE_SHEET, source });
      },
    },
  };
}
