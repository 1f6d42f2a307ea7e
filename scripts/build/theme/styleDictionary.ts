import StyleDictionary from 'style-dictionary';
import type { Transform } from 'style-dictionary/types';
import { cssOf, isTokenType } from './css.ts';
import type { Node } from './layers.ts';

const TRANSFORM = 'livery/css';

const css: Omit<Transform, 'name'> = {
  type: 'value',
  transitive: true,
  transform: (token) =>
    isTokenType(token.$type) ? cssOf(token.$type, token.$value) : String(token.$value),
};

interface Tree {
  [name: string]: Tree | Leaf;
}
interface Leaf {
  $type: string;
  $value: unknown;
}
const isLeaf = (tree: Tree | Leaf): tree is Leaf => '$value' in tree;

/** The nodes as the tree that Style Dictionary reads. */
function treeOf(nodes: Iterable<Node>): Tree {
  const root: Tree = {};
  for (const node of nodes) {
    const path = node.key.split('.');
    const name = path.pop() ?? '';
    let group = root;
    for (const part of path) {
      const inner = group[part] ?? {};
      if (isLeaf(inner)) throw new Error(`${node.key} lies below another token.`);
      group[part] = inner;
      group = inner;
    }
    group[name] = { $type: node.type, $value: node.value };
  }
  return root;
}

/**
 * Resolves nodes and writes them as CSS with Style Dictionary: key → CSS. The nodes must be closed under
 * reference and free of circles.
 */
export async function runStyleDictionary(nodes: Iterable<Node>): Promise<Map<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: treeOf(nodes),
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'console' } },
    hooks: { transforms: { [TRANSFORM]: css } },
    platforms: { css: { transforms: [TRANSFORM] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return new Map(allTokens.map((token) => [token.path.join('.'), String(token.$value)]));
}
