import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import type { Catalogue } from '../catalogue.ts';
import { categoriesOf } from '../categoriesOf.ts';
import { checkMerchant } from './gameChecks.ts';

type MenuHandlers = Pick<
  AreaHandlers<'games'>,
  'getGameMenus' | 'getVendorGameTypes' | 'getNewGameVendors'
>;

/** Handlers for the categories with their vendors, in the order of the merchant's menu. */
export function gameMenuHandlers(catalogue: Catalogue): MenuHandlers {
  return {
    getGameMenus: ({ merchant, query: { language } }) =>
      categoriesOf(
        catalogue.without(merchant.brand.gamesLeftOut),
        merchant.brand.categories,
        language,
      ).map((category) => ({
        ...category,
        gameClassify: [...new Set(category.cards.flatMap((card) => card.gameClassify))],
      })),
    getVendorGameTypes({ merchant, query: { merchantCode, language } }) {
      checkMerchant(merchant, merchantCode);
      const categories = categoriesOf(
        catalogue.without(merchant.brand.gamesLeftOut),
        merchant.brand.categories,
        language,
      );
      return {
        gameTypes: categories.map(({ gameType, cards }) => ({
          gameType,
          vendors: cards.map(({ vassalage, displayName, games }) => ({
            vassalage,
            displayName,
            games,
          })),
        })),
      };
    },
    getNewGameVendors({ merchant, query: { merchantCode, language } }) {
      checkMerchant(merchant, merchantCode);
      const all = categoriesOf(
        catalogue.without(merchant.brand.gamesLeftOut),
        merchant.brand.categories,
        language,
        'newGames',
      );
      return { data: { lanes: all.filter(({ cards }) => cards.length > 0) } };
    },
  };
}
