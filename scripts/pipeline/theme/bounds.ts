import schema from '#schemas/tokens.schema.json' with { type: 'json' };

/** The allowed range of roles: a row of `bounds` in schemas/tokens.schema.json. */
export interface Bound {
  /** The path of a role, or `group.*`. */
  tokens: string;
  minimum: string;
  maximum: string;
  description: string;
}

/** The rows, specific ones first. */
export const BOUNDS: readonly Bound[] = schema.bounds;

/** One of each unit in the unit of comparison: px and ms. */
const UNITS: Record<string, number> = { px: 1, rem: 16, ms: 1, s: 1000, '': 1 };

/** A number of CSS with its unit, in px or ms; undefined for anything else. */
export function measured(css: string): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+(?:e[+-]?\d+)?)(px|rem|ms|s|)$/i.exec(css) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

/** The row of a role: the first that names it or a group around it. */
export const boundOf = (role: string): Bound | undefined =>
  BOUNDS.find(({ tokens }) =>
    tokens.endsWith('.*') ? role.startsWith(tokens.slice(0, -1)) : role === tokens,
  );

/** The nearest limit for a value out of range, as CSS; undefined within it. */
export function nearestWithin(css: string, { minimum, maximum }: Bound): string | undefined {
  const value = measured(css);
  const [least, most] = [measured(minimum), measured(maximum)];
  if (value === undefined || least === undefined || most === undefined) return undefined;
  if (value < least) return minimum;
  return value > most ? maximum : undefined;
}
