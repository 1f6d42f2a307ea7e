import { once } from 'node:events';
import { join } from 'node:path';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { listen } from '#sandbox/site/listen.ts';
import { ROOT } from '../setup/packages.mjs';
import { type BettingPlayer, bettingPlayers } from './bettingPlayers.ts';

/** The first line that the server prints: its address, and the betting players. */
export interface ServerReady {
  origin: string;
  players: BettingPlayer[];
}

/** Its second line, printed after its input has ended. */
export interface ServerDone {
  booksClean: boolean;
}

const print = (line: ServerReady | ServerDone) => console.log(JSON.stringify(line));

// Serves the merchant of the given code in its own process, so that the load does not run on its thread.
const [, , merchantCode] = process.argv;
const merchants = await readMerchants(join(ROOT, 'brands'));
const merchant = merchants.find((each) => each.merchantCode === merchantCode);
if (!merchant) throw new Error(`No brand has the merchant code ${merchantCode}.`);
const sandbox = await createSandbox({ merchants: [merchant] });
const server = await listen(sandbox.app, 0);
const origin = `http://127.0.0.1:${server.port}`;
print({ origin, players: await bettingPlayers(sandbox, merchant, origin) });
process.stdin.resume();
await once(process.stdin, 'end');
print({ booksClean: (await verifyBooks(sandbox.platform.db)).length === 0 });
await server.close();
await sandbox.close();
