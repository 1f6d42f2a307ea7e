import type { Breach } from './breach.ts';
import { SANDBOX_GROUPS, TEST_CODE } from './layers.ts';

/** A file and the files that it imports. */
export interface Importer {
  source: string;
  imports: readonly string[];
}

const ROOTS: readonly string[] = ['scripts', 'sandbox'];

/** The folders whose subfolders are checked one by one, as paths. */
const GROUPS: readonly string[] = SANDBOX_GROUPS.map((group) => `sandbox/${group}`);

/** The folder right below `scripts/`, `sandbox/` or a group of folders that a file is in. */
function folderOf(file: string): string | undefined {
  const parts = file.split('/');
  if (!ROOTS.includes(parts[0] ?? '')) return undefined;
  const depth = GROUPS.includes(parts.slice(0, 2).join('/')) ? 3 : 2;
  return parts.length > depth ? parts.slice(0, depth).join('/') : undefined;
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders that each folder imports from. */
function folderGraph(files: readonly Importer[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { source, imports } of files) {
    const from = folderOf(source);
    if (from === undefined || TEST_CODE.test(source)) continue;
    for (const file of imports) {
      const to = folderOf(file);
      if (to === undefined || to === from || TEST_CODE.test(file)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** All folders that a folder imports from, directly and through others. */
function reached(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/**
 * Every import between two folders of `scripts/` or of `sandbox/` that is part of a folder cycle. The folders of `src/` and the domains of
 * `sandbox/` need no such check: their layers and lists allow no cycle.
 */
export function folderCycles(files: readonly Importer[]): Breach[] {
  const graph = folderGraph(files);
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => reached(graph, to).has(from))
      .map((to) => ({
        rule: 'folder-cycle',
        from,
        to,
        reason: 'the folders import each other in a circle',
      })),
  );
}
