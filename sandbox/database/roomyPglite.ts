import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** How long queries may follow one another before the thread does something else, in milliseconds. */
const LONGEST_RUN_MS = 10;

/** PGlite that lets the server read from its connections between two queries, also within a transaction. */
export class RoomyPglite extends PGlite {
  #turnAt = performance.now();

  override async execProtocol(...args: Parameters<PGlite['execProtocol']>) {
    if (performance.now() - this.#turnAt > LONGEST_RUN_MS) {
      await nextTurn();
      this.#turnAt = performance.now();
    }
    return super.execProtocol(...args);
  }
}
