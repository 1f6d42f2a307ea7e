import { type OwnPageContent, ownPageNamespace } from '#src/brand/ownPage.ts';
import type { BuiltPicture, Messages } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Language } from '../page/languages.ts';
import type { BrandSource } from '../readBrand.ts';

/** The texts of a brand's own pages in one language. */
export interface OwnPageMessages {
  /** Messages for the names of modules: the titles, by the namespaces of the pages. */
  titles: Messages;
  /** A namespace for each page. */
  pages: Messages;
}

/** Reads the own pages of a valid brand in one language; `pictures` are the built ones, by slug. */
export async function ownPageMessages(
  source: Pick<BrandSource, 'pages'>,
  brand: Pick<ResolvedBrand, 'pages'>,
  language: Language,
  pictures: ReadonlyMap<string, BuiltPicture>,
): Promise<OwnPageMessages> {
  if (brand.pages.own.length === 0) return { titles: {}, pages: {} };
  // Few brands have pages of their own, and need a parser of Markdown.
  const { parsePage } = await import('./parsePage.ts');
  const read = brand.pages.own.map(({ slug, picture }) => {
    const { title, description, nodes } = parsePage(
      source.pages[`${slug}.${language}`]?.text ?? '',
    );
    const built = pictures.get(slug);
    const alt = picture?.alt[language] ?? '';
    const content: OwnPageContent = { ...(built && { picture: { ...built, alt } }), nodes };
    const texts = { description, content: JSON.stringify(content) };
    return { name: ownPageNamespace(slug), title, texts };
  });
  return {
    titles: Object.fromEntries(read.map(({ name, title }) => [name, title])),
    pages: Object.fromEntries(read.map(({ name, texts }) => [name, texts])),
  };
}
