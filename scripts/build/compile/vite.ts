import { join } from 'node:path';
import type { InlineConfig } from 'vite';

const base = (root: string): InlineConfig => ({
  root,
  // Read by Node itself: a bundled config would leave temporary files in node_modules.
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  mode: 'production',
  logLevel: 'warn',
  cacheDir: join(root, '.livery', 'vite'),
});

/** Compiles the browser's bundle: hashed chunks, one style sheet, and the manifest that says what needs what. */
export async function compileClient(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...base(root),
    build: {
      outDir,
      manifest: true,
      rolldownOptions: { input: join(root, 'src/app/client.tsx') },
    },
  });
}

/** Compiles the bundle that turns page data into HTML, whole in one file so that a worker loads it at once. */
export async function compilePrerender(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...base(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: join(root, 'src/app/prerender.tsx'),
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.js' } },
    },
  });
}
