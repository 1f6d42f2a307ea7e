import StyleDictionary from 'style-dictionary';
import type { Config, Transform } from 'style-dictionary/types';
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

const PLATFORM = 'css';

const config: Config = {
  usesDtcg: true,
  log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'console' } },
  hooks: { transforms: { [TRANSFORM]: css } },
  platforms: { [PLATFORM]: { transforms: [TRANSFORM] } },
};

/** Resolves nodes to CSS with Style Dictionary: key → CSS. The nodes must include all their references and have no cycles. */
export async function runStyleDictionary(nodes: readonly Node[]): Promise<Map<string, string>> {
  const dictionary = new StyleDictionary(config, { init: false });
  // Tokens inside the configuration would be copied each time it is read.
  dictionary.tokens = tokenTree(
    nodes.map(({ key, type, value }) => [key, { $type: type, $value: value }]),
  );
  await dictionary.init();
  const { allTokens } = await dictionary.getPlatformTokens(PLATFORM);
  return new Map(allTokens.map((token) => [token.path.join('.'), String(token.$value)]));
}
