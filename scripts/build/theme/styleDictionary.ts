import StyleDictionary from 'style-dictionary';
import type { Transform } from 'style-dictionary/types';
import { cssOf, isTokenType } from './css.ts';
import type { Node } from './layers.ts';
import { tokenTree } from './tokenTree.ts';

const TRANSFORM = 'livery/css';

const css: Omit<Transform, 'name'> = {
  type: 'value',
  transitive: true,
  transform: (token) =>
    isTokenType(token.$type) ? cssOf(token.$type, token.$value) : String(token.$value),
};

/**
 * Resolves nodes and writes them as CSS with Style Dictionary: key → CSS. The nodes must be closed under
 * reference and free of circles.
 */
export async function runStyleDictionary(nodes: readonly Node[]): Promise<Map<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: tokenTree(nodes.map(({ key, type, value }) => [key, { $type: type, $value: value }])),
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'console' } },
    hooks: { transforms: { [TRANSFORM]: css } },
    platforms: { css: { transforms: [TRANSFORM] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return new Map(allTokens.map((token) => [token.path.join('.'), String(token.$value)]));
}
