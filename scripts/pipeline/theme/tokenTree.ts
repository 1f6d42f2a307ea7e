/** A token as files state it. */
export interface TokenLeaf {
  $type?: string;
  $value: unknown;
}

/** Groups, and at the ends of them tokens: a token file, or a part of one. */
export interface TokenTree {
  [name: string]: TokenTree | TokenLeaf;
}

const isLeaf = (tree: TokenTree | TokenLeaf): tree is TokenLeaf => '$value' in tree;

/** Tokens by their dotted path as a tree. Throws where one lies below another. */
export function tokenTree(tokens: Iterable<readonly [path: string, token: TokenLeaf]>): TokenTree {
  const root: TokenTree = {};
  for (const [dotted, token] of tokens) {
    const path = dotted.split('.');
    const name = path.pop() ?? '';
    let group = root;
    for (const part of path) {
      const inner = group[part] ?? {};
      if (isLeaf(inner)) throw new Error(`The token ${dotted} lies below another token.`);
      group[part] = inner;
      group = inner;
    }
    group[name] = token;
  }
  return root;
}
