import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The rooms of `src/`, from the top down: a room imports only from rooms below it, and rooms on one line do not
 * know each other. A folder of `src/` that stands nowhere here is a finding.
 */
const STOREYS: readonly (readonly string[])[] = [
  ['app'],
  ['modules'],
  ['features'],
  ['session'],
  ['platform'],
  ['i18n'],
  ['ui', 'brand'],
  ['theme'],
];

/** Folders outside `src/`, and what each may import of the others. Everyone may read schemas and tokens. */
const OUTSIDE: Record<string, readonly string[]> = {
  src: [],
  scripts: ['src', 'sandbox'],
  sandbox: ['src', 'scripts'],
  e2e: ['src', 'scripts', 'sandbox'],
  '.storybook': ['src', 'scripts', 'sandbox'],
};

/** Data that every room may read. */
const DATA = new Set(['schemas', 'tokens']);

/** One import that goes the wrong way. */
export interface ImportFinding {
  file: string;
  line: number;
  specifier: string;
  reason: string;
}

const storeyOf = (room: string) => STOREYS.findIndex((rooms) => rooms.includes(room));

/** Every module specifier of a source text, with its offset; dynamic imports and re-exports too. */
function specifiers(file: string, text: string): { value: string; start: number }[] {
  const { module } = parseSync(file, text);
  const named = [...module.staticImports, ...module.staticExports.flatMap((e) => e.entries)]
    .map((entry) => entry.moduleRequest)
    .filter((request) => request != null)
    .map((request) => ({ value: request.value, start: request.start }));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"](.*)['"]$/.exec(text.slice(start, end));
    return literal?.[1] === undefined ? [] : [{ value: literal[1], start }];
  });
  return [...named, ...dynamic];
}

/** The project path that a specifier points to, or `undefined` for a package. */
function target(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  const absolute = resolve(dirname(join(root, file)), specifier);
  return relative(root, absolute).split(sep).join('/');
}

/** Why a file may not import another, or `undefined` where it may. Paths are relative to the root. */
export function refusal(from: string, to: string): string | undefined {
  const [fromTop = '', fromRoom = '', fromPart = ''] = from.split('/');
  const [toTop = '', toRoom = '', toPart = ''] = to.split('/');
  if (DATA.has(toTop) || !(toTop in OUTSIDE) || !(fromTop in OUTSIDE)) return undefined;
  if (fromTop !== toTop) {
    return OUTSIDE[fromTop]?.includes(toTop) ? undefined : `${fromTop}/ does not import ${toTop}/`;
  }
  if (fromTop !== 'src') return undefined;
  if (fromRoom === toRoom) {
    return fromRoom === 'features' && fromPart !== toPart
      ? `the feature ${fromPart} does not know the feature ${toPart}`
      : undefined;
  }
  if (storeyOf(toRoom) < 0) return `src/${toRoom}/ has no storey in scripts/check/imports.ts`;
  return storeyOf(fromRoom) < storeyOf(toRoom)
    ? undefined
    : `${fromRoom} stands ${storeyOf(fromRoom) > storeyOf(toRoom) ? 'below' : 'beside'} ${toRoom}`;
}

/** All imports among `files` that go the wrong way (DESIGN: imports run one way). */
export function checkImports(root: string, files: readonly string[]): ImportFinding[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return specifiers(file, text).flatMap(({ value, start }) => {
      const to = target(root, file, value);
      const reason = to === undefined ? undefined : refusal(file, to);
      if (reason === undefined) return [];
      const line = text.slice(0, start).split('\n').length;
      return [{ file, line, specifier: value, reason }];
    });
  });
}
