import type { HeaderRule, RedirectRule } from '#sandbox/site/siteRules.ts';

/** Ends the paths that stand for all below them. */
const BELOW = '/*';

/** A text as Lua writes it: JSON escapes more than Lua reads, so every byte but plain ones is a number. */
const luaText = (text: string): string =>
  `"${[...new TextEncoder().encode(text)]
    .map((byte) =>
      byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
        ? String.fromCharCode(byte)
        : `\\${String(byte).padStart(3, '0')}`,
    )
    .join('')}"`;

/** Rules by path, in two tables: those of one path, and those of all below one in the order of the file. */
function tables<Rule>(
  rules: readonly Rule[],
  pathOf: (rule: Rule) => string,
  value: (rule: Rule) => string,
): string {
  const isBelow = (rule: Rule) => pathOf(rule).endsWith(BELOW);
  const exact = rules
    .filter((rule) => !isBelow(rule))
    .map((rule) => `[${luaText(pathOf(rule))}] = ${value(rule)}`);
  const below = rules
    .filter(isBelow)
    .map((rule) => `{ ${luaText(pathOf(rule).slice(0, -1))}, ${value(rule)} }`);
  return `{ exact = { ${exact.join(', ')} }, below = { ${below.join(', ')} } }`;
}

/** The rules of a site as a Lua chunk, which nginx loads once for each site. */
export function luaRules(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
): string {
  const headerValue = ({ headers: pairs }: HeaderRule) =>
    `{ ${pairs.map(([name, value]) => `{ ${luaText(name)}, ${luaText(value)} }`).join(', ')} }`;
  const redirectValue = ({ to, status }: RedirectRule) => `{ ${luaText(to)}, ${status} }`;
  return [
    'return {',
    `  headers = ${tables(headers, ({ path }) => path, headerValue)},`,
    `  redirects = ${tables(redirects, ({ from }) => from, redirectValue)},`,
    '}',
    '',
  ].join('\n');
}
