import { eq, getTableColumns } from 'drizzle-orm';
import { artPath } from '#sandbox/art/artPath.ts';
import type { Database } from '#sandbox/database/database.ts';
import { game, vendor } from '#sandbox/database/schema.ts';
import type { Game } from '#src/platform/contract.generated.ts';

/** A language that names are kept in. */
export type Language = 'en' | 'bn';

/** Games with their vendors; the caller adds which, in what order and how many. */
export const selectGames = (db: Database) =>
  db
    .select({ ...getTableColumns(game), vendor: getTableColumns(vendor) })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectGames>>[number];

/** A game as the contract shows it (S3.1). */
export const toGame = (row: Row, language: Language): Game => ({
  nodeId: row.id,
  gameName: row.name,
  displayName: language === 'bn' ? row.nameBn : row.name,
  vassalage: row.vendorCode,
  vendorName: language === 'bn' ? row.vendor.nameBn : row.vendor.name,
  gameCode: row.code,
  isGame: row.vendor.listed,
  gameType: row.type,
  gameClassify: row.classify,
  iconUrl: artPath(row.code),
  lagerIcon: artPath(row.code, 'wide'),
  placeholder: row.placeholder,
  hot: row.hot,
  new: row.new,
  demo: row.demo,
});
