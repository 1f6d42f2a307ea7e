import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { registry, SYSTEM_SCREENS } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import { type ClientGraph, filesOf, screenFile } from './compile/graph.ts';

/** The files of the compiled app that the brand's modules can reach. */
export function brandChunks(graph: ClientGraph, brand: ResolvedBrand): string[] {
  const kept = new Set([...SYSTEM_SCREENS, ...brandRows(registry, brand).map((row) => row.screen)]);
  const leftOut = registry.map((row) => row.screen).filter((screen) => !kept.has(screen));
  return filesOf(graph, new Set(leftOut.map(screenFile)));
}
