import { readCatalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Handlers } from '#sandbox/contract/operations.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Database } from '#sandbox/database/database.ts';
import { contentHandlers } from './content.ts';
import { gameListHandlers } from './gameLists.ts';
import { gameMenuHandlers } from './gameMenus.ts';
import { pictureHandlers } from './pictures.ts';
import { rankListHandlers } from './rankList.ts';
import { systemHandlers } from './system.ts';

/** A handler for every call of the contract. */
export async function createHandlers(db: Database, control: Control): Promise<Handlers> {
  const catalogue = await readCatalogue(db);
  return {
    ...systemHandlers(control),
    ...gameMenuHandlers(catalogue),
    ...gameListHandlers(db, catalogue),
    ...rankListHandlers(db),
    ...contentHandlers(db),
    ...pictureHandlers(db),
  };
}
