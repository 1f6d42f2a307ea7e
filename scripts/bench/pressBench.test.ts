import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openDialog } from './pressBench.ts';

/** A page without any visible link. */
const bare = {
  locator: () => ({ filter: () => ({ first: () => ({ count: async () => 0 }) }) }),
} as unknown as Page;

it('the press bench rejects a dialog whose link is invisible, instead of measuring 0 ms', async () => {
  await expect(openDialog(bare, '/login')).rejects.toThrow('no visible link to /login');
});
