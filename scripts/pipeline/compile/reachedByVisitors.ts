import type { Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

/**
 * Tests whether a page can need a module without the screens of a list, by its importers.
 * @param list the end of the path of the module that imports those screens
 */
export function reachedByVisitors(list: string): (id: string, chunking: Chunking) => boolean {
  const known = new Map<string, boolean>();
  return function reached(id, chunking): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A cyclic importer is reached by another path, or not at all.
    known.set(id, false);
    const info = id.endsWith(list) ? null : chunking.getModuleInfo(id);
    const isReached =
      info?.isEntry === true ||
      [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some((importer) =>
        reached(importer, chunking),
      );
    known.set(id, isReached);
    return isReached;
  };
}
