import { cssString } from './cssString.ts';
import type { BuiltFont } from './font.ts';

type Font = Pick<BuiltFont, 'family' | 'weight'>;

/** The least weight that regular letters do not pass for. */
const BOLD = 600;

/**
 * A stack without a font. Installed fonts in its metrics stay, but not in those of a bold one or of several weights: they are regular, so
 * that bold words would not be bold.
 */
function without(stack: string, { family, weight }: Font): string {
  const bare = stack.replaceAll(`${cssString(family)}, `, '');
  if (Number(weight) < BOLD) return bare;
  const names = bare.split(', ');
  return names.filter((name) => !name.startsWith(`"${family} fallback: `)).join(', ');
}

/**
 * The rule that drops a brand's own fonts if data is saved: every role that has one uses its fallbacks. An unused font is never fetched.
 */
export function withoutFonts(css: string, fonts: readonly Font[]): string {
  const roles = [...css.matchAll(/(--[\w-]+):\s*([^;{}]*)/g)].flatMap(([, role, value = '']) => {
    const rest = fonts.reduce(without, value).trim();
    return rest === value.trim() ? [] : [`${role}:${rest}`];
  });
  return `:root[data-data-saver="on"]{${[...new Set(roles)].join(';')}}`;
}
