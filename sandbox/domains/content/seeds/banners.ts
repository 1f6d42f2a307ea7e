import { categoryTitle } from '#sandbox/domains/catalogue/categoryTitle.ts';
import type { banner } from '#sandbox/domains/content/schema.ts';
import { artPath } from '#sandbox/kernel/art/artPath.ts';
import { inEachLanguage } from '#sandbox/kernel/text/texts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { GameType } from '#src/platform/contract.generated.ts';

type Row = Omit<typeof banner.$inferInsert, 'merchantCode'>;
type Group = Row['groupName'];

const GROUPS: readonly Group[] = ['w_home', 'w_leftmenu', 'w_login', 'w_register', 'w_forget'];

/** A game of each type whose picture can represent it. */
const FACES: Record<GameType, string> = {
  RNG: 'HERON-0018',
  LIVE: 'SPARROW-0002',
  SPORTS: 'UG-0001',
  FISH: 'CQ9-0472',
  PVP: 'KY-0002',
  LOTT: 'LOTT-0001',
  ELOTT: 'TCG_LOTTO_VN-0003',
};

/** Banners of the first three categories on home, of the first one elsewhere; each leads to its category. */
export function bannersOf({ categories }: ResolvedBrand): Row[] {
  return GROUPS.flatMap((groupName) =>
    categories.slice(0, groupName === 'w_home' ? 3 : 1).map((type, position) => ({
      groupName,
      position,
      image: artPath(FACES[type], 'wide'),
      alt: inEachLanguage((language) => categoryTitle(type, language)),
      linkageType: 'route' as const,
      url: `/${type.toLowerCase()}`,
    })),
  );
}
