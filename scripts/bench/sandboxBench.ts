import { createSandbox } from '#sandbox/createSandbox.ts';
import { listen } from '#sandbox/http/listen.ts';
import type { Merchant } from '#sandbox/merchants.ts';

/** How the reference platform did. Times are in milliseconds. */
export interface SandboxFigures {
  /** From nothing to ready, from the snapshot of the catalogue. */
  bootMs: number;
  /** A page of games over HTTP, one call at a time. */
  listMedianMs: number;
  list95thMs: number;
  /** Pages of games answered in a second, eight calls at a time. */
  listsPerSecond: number;
}

const CALLS = 400;
const PARALLEL = 8;
const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP'];

const listPath = (index: number) =>
  `/wps/relay/GCSGAME_gameList?gameType=${TYPES[index % TYPES.length]}&pageSize=12&pageNo=${1 + (index % 5)}`;

/** Starts the platform and measures it. The merchant must carry the types that are asked for. */
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
    for (const index of many(PARALLEL * 4)) await call(index);
    const times: number[] = [];
    for (const index of many(CALLS)) times.push(await call(index));
    times.sort((a, b) => a - b);
    const from = performance.now();
    await Promise.all(
      many(PARALLEL).map(async () => {
        for (const index of many(CALLS)) await call(index);
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    return {
      bootMs,
      listMedianMs: times[Math.floor(CALLS / 2)] ?? 0,
      list95thMs: times[Math.floor(CALLS * 0.95)] ?? 0,
      listsPerSecond: (PARALLEL * CALLS) / seconds,
    };
  } finally {
    await server.close();
    await sandbox.close();
  }
}
