import { asEntries, asTexts, type BrandCheck, inManifest, lookup } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { proportion } from './proportion.ts';

const ART = ['branding', 'look', 'categories'];

/** The share of its side by which a square may be too wide or too high. */
const TOLERANCE = 0.02;

/** The categories that the menu shows in parts, by the part. */
const PART_OF: Readonly<Record<string, string>> = {
  COCKFIGHT: 'SPORTS',
  ESPORTS: 'SPORTS',
  MXWIN: 'RNG',
};

/** The art of categories that the brand has not, which nothing would show. */
function unseen(check: BrandCheck): Diagnostic[] {
  const categories = asTexts(lookup(check.resolved, ['categories']));
  return asEntries(lookup(check.resolved, ART)).flatMap(([section]) => {
    const category = PART_OF[section] ?? section;
    if (categories.includes(category)) return [];
    const reason = `No menu shows it: \`categories\` has no ${category}.`;
    const suggestion = 'add the category, or remove its art';
    const text = `"${section}"`;
    return [
      inManifest(check, [...ART, section], {
        rule: 'category-art',
        at: 'key',
        text,
        reason,
        suggestion,
      }),
    ];
  });
}

/** Art that is not square, in which it would be squeezed. */
async function squeezed(check: BrandCheck): Promise<Diagnostic[]> {
  const files = asEntries(lookup(check.resolved, ART)).flatMap(([section, art]) =>
    asEntries(art).map(([kind, file]) => ({ path: [...ART, section, kind], file })),
  );
  const each = files.map(async ({ path, file }) => {
    const share = await proportion(check, file);
    if (share === undefined || Math.abs(share - 1) <= TOLERANCE) return [];
    const reason = `It is ${share.toFixed(2)} times as wide as high; the menu has a square for it.`;
    const suggestion = 'give it as much room above and below as beside';
    return [
      inManifest(check, path, { rule: 'category-art', text: `"${file}"`, reason, suggestion }),
    ];
  });
  return (await Promise.all(each)).flat();
}

/** The art of categories is of categories that the brand has, and square. */
export async function categoryArt(check: BrandCheck): Promise<Diagnostic[]> {
  return [...unseen(check), ...(await squeezed(check))];
}
