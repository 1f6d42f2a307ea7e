import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { NGINX } from '#scripts/setup/servers.mjs';
import { freePort, started, startPlatform, type WebServer } from './webServer.fixture.ts';

/** Where this test has what the configuration names. */
interface Places {
  folder: string;
  store: string;
  /** The folder of Livery with the delivered configuration. */
  livery: string;
  /** The ports of the platform and of this server. */
  platform: number;
  port: number;
}

/** The delivered configuration, for a store, a platform and a port of this test. A site of another name is on that port before it, as on many servers. */
function configuration({ folder, store, livery, platform, port }: Places): string {
  const delivered = readFileSync(join(livery, 'deploy', 'nginx', 'livery.conf'), 'utf8')
    .replace('/etc/nginx/livery', join(livery, 'deploy', 'nginx'))
    .replace('/srv/releases', store)
    .replace('set $livery_preview_domain "";', 'set $livery_preview_domain preview.example;')
    .replace('127.0.0.1:4180', `127.0.0.1:${platform}`)
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`);
  return `
    user root;
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      server { listen 127.0.0.1:${port}; server_name another.example; return 204; }
      ${delivered}
    }`;
}

/**
 * Starts nginx with the delivered configuration on a store. It ends with the test.
 * @param livery the folder of Livery with that configuration
 */
export async function startNginx(store: string, livery = ROOT): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const platform = await startPlatform();
  writeFileSync(file, configuration({ folder, store, livery, platform, port }));
  const server = spawn(NGINX, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(server, origin);
  return { origin };
}
