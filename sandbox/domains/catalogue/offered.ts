import { and, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import type { LeftOut } from './catalogue.ts';
import { game } from './schema.ts';

/** The games of vendors and codes that a merchant does not leave out. */
export const notLeftOut = ({ vendors, games }: LeftOut): SQL | undefined =>
  and(
    vendors.length > 0 ? notInArray(game.vendorCode, [...vendors]) : undefined,
    games.length > 0 ? notInArray(game.code, [...games]) : undefined,
  );

/** The games that a merchant offers: of its categories, or of some of them, without those that it leaves out. */
export const offeredBy = (
  { brand }: Merchant,
  types: readonly GameType[] = brand.categories,
): SQL | undefined => and(inArray(game.type, types), notLeftOut(brand.gamesLeftOut));
