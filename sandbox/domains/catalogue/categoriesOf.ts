import { vendorIconPath } from '#sandbox/kernel/art/artPath.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { GameType, VendorCard } from '#src/platform/contract.generated.ts';
import type { Catalogue, GameCount } from './catalogue.ts';
import { categoryTitle } from './categoryTitle.ts';

/** A category with the cards of its vendors. */
export interface Category {
  gameType: GameType;
  title: string;
  cards: VendorCard[];
}

/** The games of a shelf that a card counts. */
type Counted = 'games' | 'newGames';

const sum = (shelves: readonly GameCount[], counted: Counted) =>
  shelves.reduce((total, shelf) => total + shelf[counted], 0);

/**
 * The categories of the given types, in their order, each with the vendors that have such games, largest first. Counts all games, or only
 * new ones.
 */
export function categoriesOf(
  { shelves, vendor }: Catalogue,
  types: readonly GameType[],
  language: Language,
  counted: Counted = 'games',
): Category[] {
  return types.map((gameType) => {
    const ofType = shelves.filter(({ type }) => type === gameType);
    const codes = [...new Set(ofType.map(({ vendorCode }) => vendorCode))];
    const cards = codes.flatMap((code): VendorCard[] => {
      const own = ofType.filter(({ vendorCode }) => vendorCode === code);
      const named = vendor(code);
      const games = sum(own, counted);
      const [first] = own;
      if (!first || games === 0) return [];
      return [
        {
          nodeId: first.nodeId,
          nodeName: named.name,
          displayName: nameIn(named, language),
          vassalage: code,
          gameType,
          gameClassify: [...own].sort((a, b) => b.games - a.games).map(({ classify }) => classify),
          isGame: named.listed,
          showIcon: vendorIconPath(code),
          games,
        },
      ];
    });
    cards.sort((a, b) => b.games - a.games);
    return { gameType, title: categoryTitle(gameType, language), cards };
  });
}
