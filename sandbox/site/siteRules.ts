/** A rule of a `_redirects` file: an address and what answers instead. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** A rule of a `_headers` file. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

const lines = (text: string) =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

/**
 * The rules of a `_redirects` file, in order; a rule without a status moves with 301. The mark of one that wins over a
 * file (`404!`) says nothing here: such files are not found anyway.
 */
export const parseRedirects = (text: string): RedirectRule[] =>
  lines(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from !== undefined && to !== undefined
      ? [{ from, to, status: Number.parseInt(status ?? '301', 10) }]
      : [];
  });

/** The rules of a `_headers` file: a path, and below it, indented, its headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What `*` and `:name` of a pattern stand for in a path, or `undefined` where the path does not fit. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = [];
  const source = pattern
    .split(/(\/\*$|\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '/*') return names.push('splat') && '(?:/(.*))?';
      if (part === '*') return names.push('splat') && '(.*)';
      if (part.startsWith(':')) return names.push(part.slice(1)) && '([^/]+)';
      return escaped(part);
    })
    .join('');
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

/**
 * The answer of the first rule that fits with or without a slash at the end of the path, its `:splat` and `:name` filled in. What is filled in never leads to
 * another host: browsers leave out tabs and read a backslash as a slash.
 */
export function redirectOf(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  for (const rule of rules) {
    const values = matchPath(rule.from, path) ?? matchPath(rule.from, path.replace(/\/$/, ''));
    if (!values) continue;
    const to = rule.to.replace(/:([A-Za-z]\w*)/g, (whole, name) => values[name] ?? whole);
    return { ...rule, to: to.replace(/^\/[/\\\s]+/, '/') };
  }
  return undefined;
}

/**
 * Every header that the rules give an answer for a path, later rules over earlier ones. How long it may be kept is said of what is there: a
 * file that is missing today may be back tomorrow.
 */
export const headersOf = (
  rules: readonly HeaderRule[],
  path: string,
  status = 200,
): [string, string][] =>
  rules
    .flatMap((rule) => (matchPath(rule.path, path) ? rule.headers : []))
    .filter(([name]) => status < 400 || name !== 'Cache-Control');
