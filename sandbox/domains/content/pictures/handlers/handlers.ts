import { eq } from 'drizzle-orm';
import { game, vendor } from '#sandbox/domains/catalogue/schema.ts';
import { gameArt } from '#sandbox/kernel/art/gameArt.ts';
import { vendorIcon } from '#sandbox/kernel/art/vendorIcon.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Handlers for pictures, generated from codes. One requested by its edition never changes. */
export const pictureHandlers: AreaHandlers<'pictures'> = {
  async getGameArt({ db, path, query }) {
    const [row] = await db.select().from(game).where(eq(game.code, path.gameCode));
    if (!row) throw new Refusal('game_unknown');
    return { svg: gameArt(row, query.shape), immutable: query.v !== undefined };
  },
  async getVendorIcon({ db, path, query }) {
    const [row] = await db.select().from(vendor).where(eq(vendor.code, path.vassalage));
    if (!row) throw new Refusal('not_found');
    return { svg: vendorIcon(row), immutable: query.v !== undefined };
  },
};
