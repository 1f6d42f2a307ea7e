import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The size of a body after gzip, in bytes. */
export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

/** Records what a page loads of a kind from now on. Returns a function that sums up the gzipped sizes, in bytes. */
export function sizesOf(page: Page, kind: 'script' | 'stylesheet'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) sizes.push(response.body().then(gzipped));
  });
  return async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
