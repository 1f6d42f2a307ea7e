import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { Measures } from '../theme/measures.ts';
import { lookup } from './check.ts';

const { density, headerHeight } = schema.properties.branding.properties.look.properties;

/** The value of a choice of the look, or its default if the manifest states none that exists. */
function choice(resolved: unknown, name: string, rule: { enum: string[]; default: string }) {
  const stated = lookup(resolved, ['branding', 'look', name]);
  return rule.enum.find((one) => one === stated) ?? rule.default;
}

/** The buildable measures of a brand whose manifest may be invalid. */
export const measuresOf = (resolved: unknown): Measures =>
  ({
    density: choice(resolved, 'density', density),
    headerHeight: choice(resolved, 'headerHeight', headerHeight),
  }) as Measures;
