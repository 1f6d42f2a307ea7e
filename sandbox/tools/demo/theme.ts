import { readFile } from 'node:fs/promises';
import type { PlayKind } from '#sandbox/domains/play/rules/outcome.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** The sheets of each kind of game, besides those of all. */
const SHEETS: Record<PlayKind, readonly string[]> = {
  slot: ['slot'],
  fish: ['fish'],
  crash: ['crash'],
  table: ['cards', 'table'],
  room: ['cards', 'room'],
  sports: ['sports'],
  lottery: ['lottery'],
};

/** The CSS of a merchant's themes; the base ones where it has none of its own. */
async function themeCss({ brand, theme }: Merchant): Promise<string> {
  if (theme) return theme();
  const { buildTheme } = await import('#scripts/pipeline/theme/buildTheme.ts');
  return (await buildTheme({}, brand.themes)).css;
}

/** The style of a game in the colours of a merchant, in one file. */
export async function styleOf(kind: PlayKind, merchant: Merchant): Promise<string> {
  const sheets = ['page', 'controls', ...SHEETS[kind]].map((name) =>
    readFile(new URL(`./page/styles/${name}.css`, import.meta.url), 'utf8'),
  );
  return (await Promise.all([themeCss(merchant), ...sheets])).join('\n');
}

/** The theme of a page: the one asked for where the brand has it, else the brand's first. */
export const themeOf = (
  { brand: { themes } }: Merchant,
  asked: string | undefined,
): 'dark' | 'light' => themes.available.find((name) => name === asked) ?? themes.default;
