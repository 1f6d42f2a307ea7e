import base from '#tokens/base.json' with { type: 'json' };
import breakpoints from '#tokens/breakpoints.json' with { type: 'json' };
import dark from '#tokens/dark.json' with { type: 'json' };
import light from '#tokens/light.json' with { type: 'json' };
import type { TokenFile } from '../readBrand.ts';
import { isTokenType } from './css.ts';
import { mapReferences, referencesIn } from './references.ts';
import { readTokens, type Tokens, type TokenType } from './tokens.ts';

/** The themes: each binds the same roles. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The tokens of the platform, file by file. */
export const BASE_TOKENS: Record<TokenFile, Tokens> = {
  base: readTokens(base),
  dark: readTokens(dark),
  light: readTokens(light),
};

/** Tokens that no brand overrides. */
export const FIXED_TOKENS: Tokens = readTokens(breakpoints);

/** A token of the one graph that base and themes form together. */
export interface Node {
  /** The path, after the name of its theme if it has one: `dark.color.focus`, `radius.card`. */
  key: string;
  type: TokenType;
  /** The value; its references name keys of the graph. */
  value: unknown;
  /** The keys it refers to. */
  targets: readonly string[];
}

/** The key of a token of a file. */
export const keyOf = (file: TokenFile, path: string): string =>
  file === 'base' ? path : `${file}.${path}`;

/** The key of a reference in a file: a theme uses its own roles first, then the base. */
export const targetKey = (file: TokenFile, path: string): string =>
  BASE_TOKENS[file].has(path) ? keyOf(file, path) : path;

/** A token of a file as a node of the graph. Throws if the base itself lacks a type. */
export function nodeOf(file: TokenFile, path: string, value: unknown): Node {
  const type = BASE_TOKENS[file].get(path)?.type;
  if (!isTokenType(type)) throw new Error(`The token ${path} of ${file}.json has no known type.`);
  return {
    key: keyOf(file, path),
    type,
    value: mapReferences(value, (target) => targetKey(file, target)),
    targets: referencesIn(value).map((reference) => targetKey(file, reference.target)),
  };
}

const files: TokenFile[] = ['base', 'dark', 'light'];

/** The graph of the platform's own tokens. */
export const BASE_GRAPH: ReadonlyMap<string, Node> = new Map(
  files.flatMap((file) =>
    [...BASE_TOKENS[file]].map(([path, { value }]): [string, Node] => {
      const node = nodeOf(file, path, value);
      return [node.key, node];
    }),
  ),
);
