/** A token as in files. */
export interface TokenLeaf {
  $type?: string;
  $value: unknown;
}

/** Groups, with tokens as leaves: a token file, or a part of one. */
export interface TokenTree {
  [name: string]: TokenTree | TokenLeaf;
}

const isLeaf = (tree: TokenTree | TokenLeaf): tree is TokenLeaf => '$value' in tree;

/** A tree of tokens from their dotted paths. Throws if one is below another. */
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
