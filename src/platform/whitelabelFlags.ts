import type { PageBrand } from '#src/brand/page.ts';
import type { WhitelabelNode } from '#src/platform/endpoints/site.ts';

type Flags = PageBrand['flags'];

/** Every node of a tree by its id; a node is on only if all its ancestors are (S3.11). */
function switches(nodes: readonly WhitelabelNode[], parentOn: boolean): [string, boolean][] {
  return nodes.flatMap(({ modId, enabled, childrenNodes }) => {
    const on = parentOn && enabled;
    return [[modId, on] satisfies [string, boolean], ...switches(childrenNodes ?? [], on)];
  });
}

/** The flags in force: the manifest's, overridden by the platform's tree (S3.12). */
export function whitelabelFlags(defaults: Flags, tree: readonly WhitelabelNode[]): Flags {
  const known = switches(tree, true).filter(([id]) => id in defaults);
  return { ...defaults, ...Object.fromEntries(known) };
}
