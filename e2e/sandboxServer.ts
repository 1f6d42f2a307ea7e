import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../scripts/setup/packages.mjs';
import { expect, test as journey } from './journey.ts';

/** A reference platform for one worker, started like `npm run sandbox`, for journeys that change it. */
interface OwnPlatform {
  /** Its origin: `http://localhost:4180`. */
  origin: string;
  /** The lines that it printed when it was ready. */
  lines: readonly string[];
}

/** The time for the first start, which creates the database; later ones restore its snapshot. */
const FIRST_START_MS = 300_000;

/** A wait so long that no call is refused on a busy machine. */
const LONGEST_WAIT_MS = '600000';

/** Starts the platform on a port, and resolves once it is ready. */
async function start(port: number): Promise<OwnPlatform & { stop(): Promise<void> }> {
  const server = spawn(process.execPath, [join(ROOT, 'sandbox/main.ts')], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATABASE_URL: '', SANDBOX_DATA_DIR: '' },
      SANDBOX_LONGEST_WAIT_MS: LONGEST_WAIT_MS,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    lines.push(line);
    const [, origin] = /^ready (\S+)$/.exec(line) ?? [];
    if (origin === undefined) continue;
    server.stdout.resume();
    return {
      ...{ origin, lines },
      async stop() {
        server.kill();
        await once(server, 'exit');
      },
    };
  }
  throw new Error(`The platform did not start: ${lines.join('\n')}`);
}

/** A journey with a platform for its worker alone. */
export const test = journey.extend<object, { platform: OwnPlatform }>({
  platform: [
    // Playwright reads the dependencies of a fixture from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      const { stop, ...platform } = await start(0);
      await use(platform);
      await stop();
    },
    { scope: 'worker', timeout: FIRST_START_MS },
  ],
});

export { expect };
