import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import compact from '#tokens/density/compact.json' with { type: 'json' };
import spacious from '#tokens/density/spacious.json' with { type: 'json' };
import lowHeader from '#tokens/header/compact.json' with { type: 'json' };
import tallHeader from '#tokens/header/tall.json' with { type: 'json' };
import { type Node, nodeOf } from './layers.ts';
import { readTokens } from './tokens.ts';

/** The choices of a brand's look that are sets of measures: how much room parts have, and how high the header is. */
export type Measures = Pick<ResolvedBrand['branding']['look'], 'density' | 'headerHeight'>;

/** What a brand has that chooses nothing. */
export const USUAL_MEASURES: Measures = { density: 'comfortable', headerHeight: 'regular' };

const nodesOf = (file: unknown): ReadonlyMap<string, Node> =>
  new Map(
    [...readTokens(file)].map(([path, { value }]): [string, Node] => [
      path,
      nodeOf('base', path, value),
    ]),
  );

/** The tokens of each choice that differ from the base. */
const SETS: { [Name in keyof Measures]: Record<Measures[Name], ReadonlyMap<string, Node>> } = {
  density: { compact: nodesOf(compact), comfortable: new Map(), spacious: nodesOf(spacious) },
  headerHeight: { compact: nodesOf(lowHeader), regular: new Map(), tall: nodesOf(tallHeader) },
};

/** The tokens of the density, with the header's over them, and a brand's own over both. */
export const withMeasures = (
  { density, headerHeight }: Measures,
  overrides: ReadonlyMap<string, Node>,
): ReadonlyMap<string, Node> =>
  new Map([...SETS.density[density], ...SETS.headerHeight[headerHeight], ...overrides]);
