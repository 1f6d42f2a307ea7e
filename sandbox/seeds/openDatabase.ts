import { seedCatalogue } from '#sandbox/domains/catalogue/seeds/seedCatalogue.ts';
import type { Engine, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { migrate } from '#sandbox/kernel/database/migrate.ts';
import { openPglite } from '#sandbox/kernel/database/pglite.ts';
import type { Place } from '#sandbox/kernel/database/place.ts';
import { openPostgres } from '#sandbox/kernel/database/postgres.ts';
import { type Snapshot, snapshotOf } from '#sandbox/kernel/database/snapshot.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { seedDay, today } from '#sandbox/kernel/seeding/seedDay.ts';
import { forgetSeeded, markSeeded, moveToToday } from './moveToToday.ts';
import { seedMerchants } from './seedMerchants.ts';

function startEngine(place: Place, snapshot: Snapshot): Promise<Engine> {
  switch (place.kind) {
    case 'memory':
      return openPglite(undefined, snapshot);
    case 'folder':
      return openPglite(place.dataDir, snapshot);
    case 'server':
      return openPostgres(place.url);
  }
}

/**
 * Opens the database of a place. The first start makes the tables, fills the catalogue and gives the merchants their
 * records; of several instances that start at once, one does. An embedded database keeps a snapshot of that for later
 * starts.
 * @throws DatabaseUnreachable where a server cannot be used
 */
export async function openDatabase(
  place: Place,
  merchants: readonly Merchant[] = [],
): Promise<OpenDatabase> {
  const day = seedDay();
  const engine = await startEngine(place, snapshotOf(merchants, day));
  try {
    await engine.withLock(async () => {
      await migrate(engine);
      if (await seedCatalogue(engine.db)) {
        await seedMerchants(engine.db, merchants, day);
        await markSeeded(engine.db, day);
      }
      if (await moveToToday(engine.db)) await engine.keep();
      await forgetSeeded(engine.db);
      await seedMerchants(engine.db, merchants, today());
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
