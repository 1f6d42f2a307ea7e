import autocannon from 'autocannon';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { listen } from '#sandbox/site/listen.ts';
import { median, percentile } from './percentile.ts';

/** The reference platform's figures. Times are in milliseconds. */
export interface SandboxFigures {
  /** From start to ready, from the snapshot of the catalogue. */
  bootMs: number;
  /** A page of games over HTTP, one call at a time. */
  listMedianMs: number;
  list95thMs: number;
  /** Pages of games answered per second, to eight connections of another thread. */
  listsPerSecond: number;
}

const CALLS = 400;
const CONNECTIONS = 8;
const LOAD_SECONDS = 5;
const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP'];

const listPath = (index: number) =>
  `/wps/relay/GCSGAME_gameList?gameType=${TYPES[index % TYPES.length]}&pageSize=12&pageNo=${1 + (index % 5)}`;

/** Pages of games that a platform answers per second; the load comes from its own thread. */
async function load(origin: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    workers: 1,
    requests: Array.from({ length: CALLS }, (_, index) => ({ path: listPath(index) })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} lists failed under load.`);
  return requests.average;
}

/** Starts the platform and measures it. The merchant must have the game types requested. */
export async function benchSandbox(merchant: Merchant): Promise<SandboxFigures> {
  await (await createSandbox({ merchants: [merchant] })).close();
  const started = performance.now();
  const sandbox = await createSandbox({ merchants: [merchant] });
  const bootMs = performance.now() - started;
  const server = await listen(sandbox.app, 0);
  const call = async (index: number) => {
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}${listPath(index)}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
    return performance.now() - from;
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  try {
    for (const index of many(CONNECTIONS * 4)) await call(index);
    const times: number[] = [];
    for (const index of many(CALLS)) times.push(await call(index));
    return {
      bootMs,
      listMedianMs: median(times),
      list95thMs: percentile(times, 0.95),
      listsPerSecond: await load(server.url),
    };
  } finally {
    await server.close();
    await sandbox.close();
  }
}
