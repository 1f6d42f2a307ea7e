import { artPath } from '#sandbox/kernel/art/artPath.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { Game } from '#src/platform/contract.generated.ts';
import type { Vendor } from '../catalogue.ts';
import type { game } from '../schema.ts';

/** The API value of a game (S3.1). */
export const toGame = (
  row: typeof game.$inferSelect,
  vendor: Vendor,
  language: Language,
): Game => ({
  nodeId: row.id,
  gameName: row.name,
  displayName: nameIn(row, language),
  vassalage: row.vendorCode,
  vendorName: nameIn(vendor, language),
  gameCode: row.code,
  isGame: vendor.listed,
  gameType: row.type,
  gameClassify: row.classify,
  iconUrl: artPath(row.code),
  lagerIcon: artPath(row.code, 'wide'),
  placeholder: row.placeholder,
  hot: row.hot,
  new: row.new,
  demo: row.demo,
});
