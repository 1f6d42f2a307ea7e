import { isDeepStrictEqual } from 'node:util';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Branding = ResolvedBrand['branding'];
type Role = 'displayFont' | 'textFont';
type Typeface = Branding[Role];

/** What each typeface of a brand is for. */
const ROLES = { displayFont: 'headings', textFont: 'texts' } as const satisfies Record<
  Role,
  string
>;

const familyOf = (typeface: Typeface): string => typeface?.family ?? 'the system’s typeface';

function change(role: Role, before: Typeface, after: Typeface): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const of = ROLES[role];
  if (before?.family !== after?.family)
    return [`sets ${of} in ${familyOf(after)} instead of ${familyOf(before)}`];
  const details = (['file', 'weight'] as const).filter((key) => before?.[key] !== after?.[key]);
  return details.map(
    (key) =>
      `has the ${key} ${after?.[key]} of ${familyOf(after)}, for ${of}, instead of ${before?.[key]}`,
  );
}

/** How one brand's typefaces become another's: `sets headings in Outfit instead of the system’s typeface`. */
export const typefaceChanges = (before: Branding, after: Branding): string[] => [
  ...change('displayFont', before.displayFont, after.displayFont),
  ...change('textFont', before.textFont, after.textFont),
];
