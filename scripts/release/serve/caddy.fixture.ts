import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { CADDY } from '#scripts/setup/servers.mjs';
import { freePort, started, startPlatform, type WebServer } from './webServer.fixture.ts';

/**
 * Starts Caddy with the delivered configuration on a store. It ends with the test.
 * @param livery the folder of Livery with that configuration
 */
export async function startCaddy(store: string, livery = ROOT): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-caddy-'));
  const [port, admin] = [await freePort(), `localhost:${await freePort()}`];
  const file = join(folder, 'Caddyfile');
  const delivered = join(livery, 'deploy', 'caddy', 'Caddyfile');
  writeFileSync(file, `{\n\thttp_port ${port}\n\tadmin ${admin}\n}\nimport ${delivered}\n`);
  const env = {
    ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    ...{ LIVERY_STORE: store, LIVERY_SCHEME: 'http://' },
    LIVERY_PLATFORM: `127.0.0.1:${await startPlatform()}`,
  };
  const config = ['--config', file, '--adapter', 'caddyfile'];
  const server = spawn(CADDY, ['run', ...config], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(server, origin);
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const reload = [...variables, CADDY, 'reload', ...config, '--address', admin].join(' ');
  return { origin, reload };
}
