import type { Handlers } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { checkMerchant } from './gameChecks.ts';
import { shelvesOf, titleOf } from './shelves.ts';

type MenuHandlers = Pick<Handlers, 'getGameMenus' | 'getVendorGameTypes' | 'getNewGameVendors'>;

/** Categories with their vendors, in the order of the merchant's menu. */
export function gameMenuHandlers(db: Database): MenuHandlers {
  return {
    async getGameMenus({ merchant, query: { language } }) {
      const shelves = await shelvesOf(db, merchant.brand.categories, language);
      return [...shelves].map(([gameType, all]) => {
        const cards = all.map(({ card }) => card);
        const gameClassify = [...new Set(cards.flatMap((card) => card.gameClassify))];
        return { gameType, title: titleOf(gameType, language), gameClassify, cards };
      });
    },
    async getVendorGameTypes({ merchant, query }) {
      checkMerchant(merchant, query.merchantCode);
      const shelves = await shelvesOf(db, merchant.brand.categories, query.language);
      const gameTypes = [...shelves].map(([gameType, all]) => ({
        gameType,
        vendors: all.map(({ card: { vassalage, displayName, games } }) => ({
          vassalage,
          displayName,
          games,
        })),
      }));
      return { gameTypes };
    },
    async getNewGameVendors({ merchant, query }) {
      checkMerchant(merchant, query.merchantCode);
      const shelves = await shelvesOf(db, merchant.brand.categories, query.language);
      const lanes = [...shelves].flatMap(([gameType, all]) => {
        const cards = all
          .filter(({ newGames }) => newGames > 0)
          .sort((a, b) => b.newGames - a.newGames)
          .map(({ card, newGames }) => ({ ...card, games: newGames }));
        return cards.length > 0
          ? [{ gameType, title: titleOf(gameType, query.language), cards }]
          : [];
      });
      return { data: { lanes } };
    },
  };
}
