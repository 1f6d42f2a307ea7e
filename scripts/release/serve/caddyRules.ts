import type { HeaderRule, RedirectRule } from '#sandbox/site/siteRules.ts';

/** What the shared configuration says of every file that no rule is about. */
const CACHE = 'Cache-Control';
const REVALIDATED = 'no-cache';

const BELOW = '/*';
const REWRITTEN = 200;
const MISSING = 404;

/** A text as a Caddyfile writes it. A brace would begin a placeholder. */
const quoted = (text: string): string => `"${text.replace(/[\\"{}]/g, '\\$&')}"`;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

const headerLines = ({ path, headers }: HeaderRule): string[] =>
  headers
    .filter(([name, value]) => name !== CACHE || value !== REVALIDATED)
    .map(([name, value]) => `header ${path} ${name} ${quoted(value)}`);

/** Addresses that another file answers. */
const rewriteLines = (rules: readonly RedirectRule[]): string[] => {
  const known = rules.filter(({ from, status }) => status === REWRITTEN && !from.endsWith(BELOW));
  const lines = known.flatMap(({ from, to }) => [`${from} ${to}`, `${from}/ ${to}`]);
  return [
    ...block('map {path} {livery_file}', [...lines, 'default ""']),
    '@livery_rewritten expression `{livery_file} != ""`',
    'rewrite @livery_rewritten {livery_file}',
  ];
};

/** Addresses below one that moved. No slash is left at the start of the rest, nor a tab, which browsers leave out: it would lead to another host. */
const moveLines = (rules: readonly RedirectRule[]): string[] =>
  rules
    .filter(({ from, status }) => from.endsWith(BELOW) && status >= 300 && status < 400)
    .flatMap(({ from, to, status }, at) => {
      const below = from.slice(0, -1).replace(/[.-]/g, '\\$&');
      const target = to.replace(':splat', `{re.livery_${at}.1}`);
      return [
        `@livery_${at} path_regexp livery_${at} ^${below}[/\\\\\\s]*(.*)$`,
        `redir @livery_${at} ${target}{livery_query} ${status}`,
      ];
    });

/** The pages for what is missing, in the order of the file. */
const missingLines = (rules: readonly RedirectRule[]): string[] =>
  rules
    .filter(({ from, status }) => status === MISSING && from.endsWith(BELOW))
    .flatMap(({ from, to }) => block(`handle ${from}`, [`rewrite * ${to}`, 'import livery_files']));

/** The rules of a site as a part of a Caddyfile, to be imported in the block of its hosts. */
export function caddyRules(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
): string {
  const ruled = headers.flatMap(headerLines);
  return [
    ...ruled,
    ...rewriteLines(redirects),
    ...moveLines(redirects),
    ...block('handle_errors', [
      ...ruled,
      // A file that is missing today may be back tomorrow.
      `header ${CACHE} ${REVALIDATED}`,
      ...missingLines(redirects),
    ]),
    '',
  ].join('\n');
}
