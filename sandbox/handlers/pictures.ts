import { eq } from 'drizzle-orm';
import { gameArt } from '#sandbox/art/gameArt.ts';
import { vendorIcon } from '#sandbox/art/vendorIcon.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Handlers } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { game, vendor } from '#sandbox/database/schema.ts';

/** Pictures, drawn from codes. One asked for by its edition never changes. */
export function pictureHandlers(db: Database): Pick<Handlers, 'getGameArt' | 'getVendorIcon'> {
  return {
    async getGameArt({ path, query }) {
      const [row] = await db.select().from(game).where(eq(game.code, path.gameCode));
      if (!row) throw new Refusal('game_unknown');
      return { svg: gameArt(row, query.shape), immutable: query.v !== undefined };
    },
    async getVendorIcon({ path, query }) {
      const [row] = await db.select().from(vendor).where(eq(vendor.code, path.vassalage));
      if (!row) throw new Refusal('not_found');
      return { svg: vendorIcon(row), immutable: query.v !== undefined };
    },
  };
}
