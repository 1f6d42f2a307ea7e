import { expect, it } from 'vitest';
import { buildBrand } from './worker.ts';

/** A task of a run whose compiled app is missing. */
const task = (dir: string) => ({
  context: {
    ...{ root: 'root', brandsDir: 'brands', outDir: 'dist', pictures: 'pictures' },
    ...{ compiled: { dir, hash: 'c' }, versions: {}, drafts: false },
  },
  job: { id: 'zephyr', folder: 'f', inputs: 'i' },
});

it('a thread builds each site with the compiled app of its own run', async () => {
  await expect(buildBrand(task('missing-app'))).rejects.toThrow('missing-app');
  await expect(buildBrand(task('another-app'))).rejects.toThrow('another-app');
});
