import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import { messagesIn, readCatalogue } from '#scripts/pipeline/messages.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { readStoryBrands } from './readStoryBrands.ts';

/**
 * The script with the brands beside the pages of a Storybook that was compiled without any. It is loaded before the modules of a page, and
 * leaves the brands in a global variable.
 */
export const BRANDS_SCRIPT = 'livery-brands.js';

/** The variable: what `virtual:livery-brands` exports. */
export const BRANDS_VARIABLE = 'liveryBrands';

const languageFile = (tag: string): string => `livery-language-${tag}.js`;

/** The code of a module with the platform's messages in a language, without a brand's own. */
export const languageMessages = (tag: string): string =>
  `export default ${JSON.stringify(messagesIn(readCatalogue(ROOT), tag, undefined, 'latn'))};`;

/**
 * What a Storybook that was compiled without brands needs of them, by paths: their script, the platform's languages, and the pictures and fonts of
 * the brands.
 * @throws InvalidBrandError if a brand has mistakes
 */
export async function brandFiles(
  brandsDir: string,
  ids: readonly string[],
): Promise<Map<string, string | Uint8Array>> {
  const { brands, files } = await readStoryBrands(brandsDir, ids);
  const loaders = LANGUAGES.map(
    ({ tag }) => `${JSON.stringify(tag)}: () => import('./${languageFile(tag)}')`,
  );
  const parts = [
    `brands: ${JSON.stringify(brands)}`,
    `languages: ${JSON.stringify(LANGUAGES)}`,
    `platformMessages: { ${loaders.join(', ')} }`,
  ];
  return new Map<string, string | Uint8Array>([
    [BRANDS_SCRIPT, `globalThis.${BRANDS_VARIABLE} = {\n${parts.join(',\n')}\n};\n`],
    ...LANGUAGES.map(({ tag }): [string, string] => [languageFile(tag), languageMessages(tag)]),
    ...files,
  ]);
}
