import type { Merchant } from '#sandbox/merchants.ts';

/** The CSS of a merchant's themes; the base ones where it has none of its own. */
export async function themeCss({ brand, theme }: Merchant): Promise<string> {
  if (theme) return theme();
  const { buildTheme } = await import('#scripts/build/theme/buildTheme.ts');
  return (await buildTheme({}, brand.themes)).css;
}

/** The theme of a page: the one asked for where the brand has it, else the brand's first. */
export const themeOf = (
  { brand: { themes } }: Merchant,
  asked: string | undefined,
): 'dark' | 'light' => themes.available.find((name) => name === asked) ?? themes.default;
