import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { Density } from '../theme/density.ts';
import { lookup } from './check.ts';

const { enum: DENSITIES, default: USUAL } =
  schema.properties.branding.properties.look.properties.density;

/** The buildable density of a brand whose manifest may be invalid. */
export function densityOf(resolved: unknown): Density {
  const stated = lookup(resolved, ['branding', 'look', 'density']);
  return (DENSITIES.find((one) => one === stated) ?? USUAL) as Density;
}
