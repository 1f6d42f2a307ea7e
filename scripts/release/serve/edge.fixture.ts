import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import workerd from 'workerd';
import { ROOT } from '#scripts/roots/roots.ts';
import { freePort, started, startPlatform, type WebServer } from './webServer.fixture.ts';

/** Where the function has what it is configured with. */
interface Places {
  /** The ports of this server and of the platform. */
  port: number;
  platform: number;
  /** The address of the bucket, and the folder of the store in it. */
  bucket: string;
  prefix: string;
}

/** The function in Cloudflare's runtime, with the bucket as the store and the platform as the origin behind it. */
const configuration = ({ port, platform, bucket, prefix }: Places): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = .edge),
    (name = "behind", worker = .behind),
    (name = "bucket", network = (allow = ["private"])),
    (name = "platform", external = (address = "127.0.0.1:${platform}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "edge")],
);
const edge :Workerd.Worker = (
  modules = [(name = "livery.js", esModule = embed "livery.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "STORE_URL", text = "${bucket}"),
    (name = "STORE_PREFIX", text = "${prefix}"),
    (name = "PREVIEW_DOMAIN", text = "preview.example"),
    (name = "LIVE_SECONDS", text = "0"),
  ],
  globalOutbound = "behind",
);
const behind :Workerd.Worker = (
  modules = [(name = "behind.js", esModule = embed "behind.js")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "BUCKET", service = "bucket"), (name = "PLATFORM", service = "platform")],
);`;

/** What is behind the function: the bucket at its address, and the platform for every other host, as the CDN has it. */
const BEHIND = `export default {
  fetch: (request, { BUCKET, PLATFORM }) =>
    (new URL(request.url).hostname === '127.0.0.1' ? BUCKET : PLATFORM).fetch(request),
};`;

/**
 * Starts the function for the edge of a CDN on a store in a bucket. It ends with the test.
 * @param store the place of the store, such as `s3://releases/folder`
 */
export async function startEdge(store: string): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-edge-'));
  const { host: name, pathname } = new URL(store);
  const [port, platform] = [await freePort(), await startPlatform()];
  const bucket = `${process.env.AWS_ENDPOINT_URL_S3}/${name}`;
  const places = { port, platform, bucket, prefix: pathname.slice(1) };
  copyFileSync(join(ROOT, 'deploy/edge/livery.generated.js'), join(folder, 'livery.js'));
  writeFileSync(join(folder, 'behind.js'), BEHIND);
  writeFileSync(join(folder, 'config.capnp'), configuration(places));
  const server = spawn(workerd, ['serve', join(folder, 'config.capnp')]);
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(server, origin);
  return { origin };
}
