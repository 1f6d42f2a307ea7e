import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './leanRouter.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'uses-the-router';

/** A page that only uses its location. */
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) => (id === ENTRY ? "export { useLocation } from 'react-router-dom';" : undefined),
};

it('unused parts of the router and its developer warnings are not compiled', async () => {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [page, leanRouter(ROOT)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const { code } = (output as Rolldown.RolldownOutput).output[0];
  expect(code).toContain('function useLocation');
  expect(code).not.toMatch(/NavLinkWithRef|FormWithRef|LinkWithRef|ENABLE_DEV_WARNINGS = true/);
});
