import type { BuiltPicture, PageBrand } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Categories = NonNullable<ResolvedBrand['branding']['look']['categories']>;

/** Processes the pictures of categories; undefined if the brand has none. */
export async function buildCategoryPictures(
  categories: Categories = {},
  add: (path: string) => Promise<BuiltPicture>,
): Promise<PageBrand['look']['pictures']> {
  const built = Object.entries(categories).map(async ([section, { picture }]) =>
    picture === undefined ? [] : [[section, await add(picture)] as const],
  );
  const pictures = (await Promise.all(built)).flat();
  return pictures.length === 0 ? undefined : Object.fromEntries(pictures);
}
