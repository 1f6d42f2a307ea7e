import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { ServerDone, ServerReady } from './overloadServer.ts';
import { median, percentile } from './percentile.ts';

/** The platform's figures under more bets than it can handle. Times are in milliseconds. */
export interface OverloadFigures {
  connections: number;
  status99thMs: number;
  statusLongestMs: number;
  betMedianMs: number;
  bet99thMs: number;
  accepted: number;
  /** The share of calls that were refused with 503. */
  refusedShare: number;
  /** Answers with any other status. */
  otherAnswers: number;
  booksClean: boolean;
}

const CONNECTIONS = 200;
const WARM_UP_SECONDS = 3;
const LOAD_SECONDS = 8;
const STATUS_PAUSE_MS = 50;
const ACCEPTED = 200;
const REFUSED = 503;

/** Bets on many connections at once, each bet a round of its own; returns the response times by status. */
async function bet({ origin, players }: ServerReady, seconds: number) {
  const times = new Map<number, number[]>();
  const run = randomUUID();
  let rounds = 0;
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url: origin,
      connections: CONNECTIONS,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: '/demo/api/rounds',
          setupRequest(request) {
            rounds += 1;
            const player = players[rounds % players.length];
            const body = {
              token: player?.token,
              roundId: `${run}-${rounds}`,
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

/** Requests the site's status until the load is over; returns each response time. */
async function askStatus(origin: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const answer = await fetch(`${origin}/wps/system/status`);
    await answer.arrayBuffer();
    times.push(answer.ok ? performance.now() - from : Number.POSITIVE_INFINITY);
    await new Promise((resolve) => setTimeout(resolve, STATUS_PAUSE_MS));
  }
  return times;
}

/** The figures of the calls: response times of status calls, and bets by status. */
export function figuresOf(status: readonly number[], times: ReadonlyMap<number, number[]>) {
  const accepted = times.get(ACCEPTED) ?? [];
  const refused = times.get(REFUSED)?.length ?? 0;
  const all = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    connections: CONNECTIONS,
    status99thMs: percentile(status, 0.99),
    statusLongestMs: percentile(status, 1),
    betMedianMs: median(accepted),
    bet99thMs: percentile(accepted, 0.99),
    accepted: accepted.length,
    refusedShare: all === 0 ? 0 : refused / all,
    otherAnswers: all - accepted.length - refused,
  };
}

/** The next line that a process prints, one JSON value each. */
async function nextLine<Value>(lines: AsyncIterator<string>): Promise<Value> {
  const { value, done } = await lines.next();
  if (done) throw new Error('The server ended before it had answered.');
  return JSON.parse(value);
}

/**
 * Loads a platform in its own process with 200 connections of betting players, and checks that it still answers and that its books balance.
 * The warm-up before the measurement compiles the code.
 */
export async function benchOverload({ merchantCode }: Merchant): Promise<OverloadFigures> {
  const file = join(import.meta.dirname, 'overloadServer.ts');
  const server = spawn(process.execPath, [...process.execArgv, file, merchantCode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
    const ready = await nextLine<ServerReady>(lines);
    await bet(ready, WARM_UP_SECONDS);
    let over = false;
    const asked = askStatus(ready.origin, () => over);
    const times = await bet(ready, LOAD_SECONDS);
    over = true;
    const status = await asked;
    server.stdin.end();
    const { booksClean } = await nextLine<ServerDone>(lines);
    await once(server, 'exit');
    return { ...figuresOf(status, times), booksClean };
  } finally {
    server.kill();
  }
}
