import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The scripts that a page loads. */
export interface LoadedScripts {
  /** The URLs of the scripts that the current document has loaded. */
  loaded: () => Promise<string[]>;
  /** The body of a script. Throws if it was never loaded. */
  bodyOf: (address: string) => Promise<Buffer>;
}

/** The size of scripts after gzip, in bytes. */
export const gzippedSize = (bodies: readonly Buffer[]): number =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

/** Records the scripts that a page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || bodies.has(response.url())) return;
    const body = response.body();
    // A body is lost if the page is left before it is read, which matters only if it is requested.
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
