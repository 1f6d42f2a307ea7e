/** The nodes, and all that are reachable from them, the nearest first. */
export function closure(
  nodes: Iterable<string>,
  next: (node: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(nodes);
  for (const node of reached) for (const more of next(node)) reached.add(more);
  return reached;
}

/**
 * The cycle from a node back to itself, that node first and last, or undefined without a cycle. `next` gives the nodes that a node refers
 * to.
 */
export function circleFrom(
  start: string,
  next: (node: string) => readonly string[],
): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (node: string, way: readonly string[]): readonly string[] | undefined => {
    for (const target of next(node)) {
      if (target === start) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      const found = walk(target, [...way, target]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
