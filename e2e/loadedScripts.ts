import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The scripts that a page loads. */
export interface LoadedScripts {
  /** The addresses of those that the document on show has loaded. */
  loaded: () => Promise<string[]>;
  /** What came for an address. Throws for one that never came. */
  bodyOf: (address: string) => Promise<Buffer>;
}

/** The size of scripts after gzip, in bytes. */
export const gzippedSize = (bodies: readonly Buffer[]): number =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

/** Keeps the scripts that a page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || bodies.has(response.url())) return;
    const body = response.body();
    // A page that is left before a body is read loses it; that is a fault only where the body is asked for.
    body.catch(() => {});
    bodies.set(response.url(), body);
  });
  return {
    loaded: () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      ),
    bodyOf: async (address) => {
      const body = bodies.get(address);
      if (!body) throw new Error(`${address} never came`);
      return body;
    },
  };
}
