import { type BrandCheck, inManifest, lookup } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { proportion } from './proportion.ts';

const LIGHT = ['branding', 'logo', 'light'];
/** The share of its proportion by which the one logo may differ from the other. */
const TOLERANCE = 0.02;

/** The logos for dark and light have the same proportions, so that nothing moves when the theme changes. */
export async function logos(check: BrandCheck): Promise<Diagnostic[]> {
  const light = lookup(check.resolved, LIGHT);
  const [dark, own] = await Promise.all([
    proportion(check, lookup(check.resolved, ['branding', 'logo', 'dark'])),
    proportion(check, light),
  ]);
  if (dark === undefined || own === undefined || Math.abs(dark / own - 1) <= TOLERANCE) return [];
  const [shown, other] = [own.toFixed(2), dark.toFixed(2)];
  const reason = `It is ${shown} times as wide as high, and the logo for dark ${other} times; the header would move with the theme.`;
  const suggestion = 'give both the same view box';
  return [inManifest(check, LIGHT, { rule: 'logo', text: `"${light}"`, reason, suggestion })];
}
