import { seedCatalogue } from '#sandbox/seeds/seedCatalogue.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import type { Place } from './place.ts';
import { openPostgres } from './postgres.ts';

export type { Database } from './engine.ts';

/** An open database with every table made and the catalogue filled. */
export type OpenDatabase = Pick<Engine, 'db' | 'alone' | 'listen' | 'close'>;

function startEngine(place: Place): Promise<Engine> {
  switch (place.kind) {
    case 'memory':
      return openPglite(undefined);
    case 'folder':
      return openPglite(place.dataDir);
    case 'server':
      return openPostgres(place.url);
  }
}

/**
 * Opens the database of a place. The first start makes the tables and fills the catalogue; of several
 * instances that start at once, one does. An embedded database keeps a snapshot of that for later starts.
 * @throws DatabaseUnreachable where a server cannot be used
 */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  const engine = await startEngine(place);
  try {
    await engine.alone(async () => {
      await migrate(engine);
      if (await seedCatalogue(engine.db)) await engine.keep();
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
