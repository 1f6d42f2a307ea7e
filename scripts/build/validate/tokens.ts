import { buildTheme } from '../theme/buildTheme.ts';
import type { BrandCheck } from './check.ts';
import type { Finding } from './finding.ts';
import { themesOf } from './themes.ts';

/** Token files: shape, names, types, references, and contrast in each theme that the brand offers. */
export async function tokens(check: BrandCheck): Promise<Finding[]> {
  const { findings } = await buildTheme(check.source.tokens, themesOf(check.resolved));
  return findings;
}
