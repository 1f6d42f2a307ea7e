import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { isPlatformPath } from '#sandbox/app.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { devPage } from './devPage.ts';
import type { LiveBrand } from './liveBrand.ts';
import { platformServer } from './platformServer.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Editors write a file in several steps; changes within this time count as one. */
const SETTLE_MS = 60;

const pathOf = ({ url = '/' }: IncomingMessage): string =>
  new URL(url, 'http://localhost').pathname;

function send(response: ServerResponse, type: string, body: string | Uint8Array): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** Vite's error overlay: every diagnostic. */
const overlay = ({ diagnostics }: LiveBrand): ErrorPayload => ({
  type: 'error',
  err: { message: diagnostics.map(diagnosticLine).join('\n'), stack: '', plugin: 'brand' },
});

/** Sends the brand's state to the open pages: they reload, or show the errors. */
function tell({ ws, config }: ViteDevServer, live: LiveBrand): void {
  for (const diagnostic of live.diagnostics) config.logger.error(diagnosticLine(diagnostic));
  ws.send(live.diagnostics.length > 0 ? overlay(live) : { type: 'full-reload' });
}

/** Rereads the brand after a change in its folder; the platform's messages only need a reload. */
function follow(vite: ViteDevServer, live: LiveBrand, brandDir: string): void {
  let settling: NodeJS.Timeout | undefined;
  const languagesDir = join(ROOT, 'languages');
  vite.watcher.add([brandDir, languagesDir]);
  vite.watcher.on('all', (_event, file) => {
    if (file.startsWith(languagesDir + sep)) vite.ws.send({ type: 'full-reload' });
    if (!file.startsWith(brandDir + sep)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      live.refresh().then(
        () => tell(vite, live),
        (error: unknown) => vite.config.logger.error(String(error)),
      );
    }, SETTLE_MS);
  });
  vite.ws.on('vite:client:connect', (_data, client) => {
    if (live.diagnostics.length > 0) client.send(overlay(live));
  });
}

/**
 * Serves a brand's folder live on Vite's dev server: pictures and documents come from the folder, platform calls and the WebSocket go to
 * the sandbox, and the code is Vite's.
 */
export function brandPlugin(brandDir: string, live: LiveBrand, sandbox: Sandbox): Plugin {
  const platform = platformServer(sandbox);
  return {
    name: 'brand',
    configureServer(vite) {
      follow(vite, live, brandDir);
      // Vite accepts only connections of its own protocol.
      vite.httpServer?.on('upgrade', (request: IncomingMessage, socket, head) => {
        if (isPlatformPath(pathOf(request))) platform.connect(request, socket, head);
      });
      vite.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (isPlatformPath(path)) return platform.answer(request, response);
        const file = live.valid.draft.assets.files.get(path.slice(1));
        if (file) return send(response, TYPES[extname(path)] ?? 'application/octet-stream', file);
        next();
      });
      return () => {
        vite.middlewares.use((request, response, next) => {
          const path = pathOf(request);
          devPage(live.valid, path)
            .then((html) => vite.transformIndexHtml(path, html))
            .then((page) => send(response, 'text/html; charset=utf-8', page), next);
        });
      };
    },
  };
}
