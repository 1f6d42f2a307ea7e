import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { asTexts, lookup } from './check.ts';

type Themes = ResolvedBrand['themes'];
type Theme = Themes['default'];

const isTheme = (name: unknown): name is Theme => name === 'dark' || name === 'light';

/** The buildable themes of a brand whose manifest may be invalid. */
export function themesOf(resolved: unknown): Themes {
  const available = asTexts(lookup(resolved, ['themes', 'available'])).filter(isTheme);
  const chosen = lookup(resolved, ['themes', 'default']);
  return { default: isTheme(chosen) ? chosen : (available[0] ?? 'dark'), available };
}
