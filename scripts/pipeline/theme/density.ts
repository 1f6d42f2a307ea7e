import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import compact from '#tokens/density/compact.json' with { type: 'json' };
import spacious from '#tokens/density/spacious.json' with { type: 'json' };
import { type Node, nodeOf } from './layers.ts';
import { readTokens } from './tokens.ts';

/** How much room the parts of a brand have. */
export type Density = ResolvedBrand['branding']['look']['density'];

const nodesOf = (file: unknown): ReadonlyMap<string, Node> =>
  new Map(
    [...readTokens(file)].map(([path, { value }]): [string, Node] => [
      path,
      nodeOf('base', path, value),
    ]),
  );

/** The tokens of each density that differ from the base. A brand's own go before them. */
const DENSITIES: Record<Density, ReadonlyMap<string, Node>> = {
  compact: nodesOf(compact),
  comfortable: new Map(),
  spacious: nodesOf(spacious),
};

/** The tokens of a density, with a brand's own over them. */
export const withDensity = (
  density: Density,
  overrides: ReadonlyMap<string, Node>,
): ReadonlyMap<string, Node> => new Map([...DENSITIES[density], ...overrides]);
