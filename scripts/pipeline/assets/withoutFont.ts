import { cssString } from './cssString.ts';
import type { BuiltFont } from './font.ts';

/**
 * The rule that drops a brand's own font if data is saved: every role that starts with it uses its fallback. An unused font is never
 * fetched.
 */
export function withoutFont(css: string, { family }: Pick<BuiltFont, 'family'>): string {
  const lead = `${cssString(family)}, `;
  const roles = [...css.matchAll(/(--[\w-]+):\s*([^;{}]*)/g)].filter(([, , value = '']) =>
    value.includes(lead),
  );
  const rules = roles.map(([, role, value = '']) => `${role}:${value.replaceAll(lead, '').trim()}`);
  return `:root[data-data-saver="on"]{${[...new Set(rules)].join(';')}}`;
}
