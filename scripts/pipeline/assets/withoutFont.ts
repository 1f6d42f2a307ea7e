import { type BuiltFont, cssString } from './font.ts';

/**
 * The rule that leaves a brand's own face out where data is saved: every role that begins with it uses the fallback
 * behind it. A face that nothing is set in is never fetched.
 */
export function withoutFont(css: string, { family }: Pick<BuiltFont, 'family'>): string {
  const lead = `${cssString(family)}, `;
  const roles = [...css.matchAll(/(--[\w-]+):\s*([^;{}]*)/g)].filter(([, , value = '']) =>
    value.includes(lead),
  );
  const rules = roles.map(([, role, value = '']) => `${role}:${value.replaceAll(lead, '').trim()}`);
  return `:root[data-data-saver="on"]{${[...new Set(rules)].join(';')}}`;
}
