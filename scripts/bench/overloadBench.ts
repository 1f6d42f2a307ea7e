import autocannon from 'autocannon';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { listen } from '#sandbox/http/listen.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { type BettingPlayer, bettingPlayers } from './bettingPlayers.ts';

/** How the platform did with more bets than it can take. Times are in milliseconds. */
export interface OverloadFigures {
  connections: number;
  status99thMs: number;
  betMedianMs: number;
  bet99thMs: number;
  accepted: number;
  /** The share of calls that were refused with 503. */
  refusedShare: number;
  /** Answers that were neither. */
  otherAnswers: number;
  booksClean: boolean;
}

const CONNECTIONS = 200;
const LOAD_SECONDS = 8;
const STATUS_PAUSE_MS = 50;
const ACCEPTED = 200;
const REFUSED = 503;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;

/** Bets on many connections at once, each bet a round of its own; gives how long answers took by their status. */
async function bet(origin: string, players: readonly BettingPlayer[]) {
  const times = new Map<number, number[]>();
  let rounds = 0;
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url: origin,
      connections: CONNECTIONS,
      duration: LOAD_SECONDS,
      requests: [
        {
          method: 'POST',
          path: '/demo/api/rounds',
          setupRequest(request) {
            rounds += 1;
            const player = players[rounds % players.length];
            const body = {
              token: player?.token,
              roundId: `bench-${rounds}-round`,
              stake: '10.00',
              selection: '',
            };
            return {
              ...request,
              headers: {
                ...request.headers,
                ...player?.headers,
                'Content-Type': 'application/json',
              },
              body: JSON.stringify(body),
            };
          },
        },
      ],
    };
    const load = autocannon(options, (error) => (error ? reject(error) : resolve()));
    load.on('response', (_client, status, _bytes, milliseconds) => {
      const known = times.get(status);
      if (known) known.push(milliseconds);
      else times.set(status, [milliseconds]);
    });
  });
  return times;
}

/** Asks for the status of the site until the load is over; gives how long each answer took. */
async function askStatus(origin: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const answer = await fetch(`${origin}/wps/system/status`);
    await answer.arrayBuffer();
    times.push(answer.ok ? performance.now() - from : Number.POSITIVE_INFINITY);
    await new Promise((resolve) => setTimeout(resolve, STATUS_PAUSE_MS));
  }
  return times.sort((a, b) => a - b);
}

/** Puts 200 connections of betting players on a platform, and looks whether it stays answerable and its books clean. */
export async function benchOverload(merchant: Merchant): Promise<OverloadFigures> {
  const sandbox = await createSandbox({ merchants: [merchant] });
  const server = await listen(sandbox.app, 0);
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const players = await bettingPlayers(sandbox, merchant, origin);
    let over = false;
    const asked = askStatus(origin, () => over);
    const times = await bet(origin, players);
    over = true;
    const status = await asked;
    const accepted = (times.get(ACCEPTED) ?? []).sort((a, b) => a - b);
    const refused = times.get(REFUSED)?.length ?? 0;
    const all = [...times.values()].reduce((sum, { length }) => sum + length, 0);
    return {
      connections: CONNECTIONS,
      status99thMs: at(status, 0.99),
      betMedianMs: at(accepted, 0.5),
      bet99thMs: at(accepted, 0.99),
      accepted: accepted.length,
      refusedShare: all === 0 ? 0 : refused / all,
      otherAnswers: all - accepted.length - refused,
      booksClean: (await verifyBooks(sandbox.platform.db)).length === 0,
    };
  } finally {
    await server.close();
    await sandbox.close();
  }
}
