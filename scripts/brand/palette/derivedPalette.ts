import type { TokenTree } from '#scripts/pipeline/theme/tokenTree.ts';

/** The token files of a brand that differs from the base only in colour. */
export interface DerivedPalette {
  base: TokenTree;
  dark: TokenTree;
  light: TokenTree;
}
