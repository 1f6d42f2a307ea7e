import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#scripts/roots/roots.ts';
import { hasServers, NGINX } from '#scripts/setup/servers.mjs';
import { ask } from '../health/ask.ts';
import { releases } from '../releases.fixture.ts';
import { freePort, started, startPlatform } from './webServer.fixture.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Starts nginx as the container does, with `/etc/nginx` in a folder of this test, on a store. */
async function startContainer(store: string, env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-docker-'));
  const port = await freePort();
  for (const name of ['bin', 'nginx/livery', 'nginx/conf.d']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const here = (path: string) =>
    read(path)
      .replaceAll('/etc/nginx', join(folder, 'nginx'))
      .replace('/srv/releases', store)
      .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`);
  for (const file of ['livery.conf', 'livery.lua']) {
    writeFileSync(join(folder, 'nginx/livery', file), here(`nginx/${file}`));
  }
  writeFileSync(join(folder, 'start.sh'), here('docker/start.sh'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/nginx/conf.d/*.conf;
    }`,
  );
  const command = join(folder, 'bin/nginx');
  writeFileSync(command, `#!/bin/sh\nexec ${NGINX} -c ${folder}/nginx.conf "$@"\n`);
  chmodSync(command, 0o755);
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const server = spawn('sh', [join(folder, 'start.sh')], {
    env: { PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(server, origin);
  return origin;
}

describe('the container of nginx', () => {
  it('copies files that are there, and is built by each service with a store', () => {
    const copied = [...read('docker/Dockerfile').matchAll(/^COPY (.+) \S+$/gm)];
    const files = copied.flatMap(([, paths = '']) => paths.split(' '));
    expect(files).toContain('nginx/livery.conf');
    for (const file of files) expect(existsSync(join(DEPLOY, file)), file).toBe(true);
    const services: Record<string, { build: object; volumes: string[]; environment: object }> =
      parse(read('docker/compose.yaml')).services;
    expect(Object.keys(services)).toEqual(['sites', 'previews']);
    for (const { build, volumes } of Object.values(services)) {
      expect(build).toEqual({ context: '..', dockerfile: 'docker/Dockerfile' });
      expect(volumes).toEqual([expect.stringMatching(/^\$\{LIVERY_\w+:-.+:\/srv\/releases:ro$/)]);
    }
    // What an operator adapts is in the environment: the file itself is in a package.
    const LIVERY_PLATFORM = `\${LIVERY_PLATFORM:-host.docker.internal:4180}`;
    const LIVERY_PREVIEW_DOMAIN = `\${LIVERY_PREVIEW_DOMAIN:-preview.example}`;
    expect(services.sites?.environment).toEqual({ LIVERY_PLATFORM });
    expect(services.previews?.environment).toEqual({ LIVERY_PLATFORM, LIVERY_PREVIEW_DOMAIN });
  });

  it.skipIf(!hasServers())(
    'serves the store, with the platform and the previews of its environment',
    async () => {
      const made = releases();
      made.build('zephyr', 'one');
      await made.release('publish', '--all');
      const origin = await startContainer(made.storeDir, {
        LIVERY_PLATFORM: `127.0.0.1:${await startPlatform()}`,
        LIVERY_PREVIEW_DOMAIN: 'preview.example',
      });
      const preview = await ask(origin, 'r1--zephyr.preview.example', '/');
      expect(text(preview.body)).toContain('<p>one</p>');
      const call = await ask(origin, 'r1--zephyr.preview.example', '/wps/status');
      expect(text(call.body)).toBe('r1--zephyr.preview.example /wps/status');
      expect(text((await ask(origin, 'zephyr.example', '/')).body)).not.toContain('<p>one</p>');
      await made.release('promote', '--all');
      expect(text((await ask(origin, 'zephyr.example', '/')).body)).toContain('<p>one</p>');
    },
  );
});
