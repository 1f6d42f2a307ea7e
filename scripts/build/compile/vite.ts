import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';

/** How long a plugin took is for benches to say. */
const CHECKS = { bundlerTimings: false } as const;

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  // What is compiled hangs on the code alone, not on who compiles it.
  envDir: false,
  logLevel: 'warn',
  cacheDir: join(root, '.livery', 'vite'),
});

/**
 * Runs a Vite build for production, whatever the environment says: under a test runner it says `test`. The project's
 * config is read by Node itself: Vite, or a plugin, would bundle it and leave temporary files in node_modules.
 */
async function run(root: string, config: InlineConfig): Promise<void> {
  const { build, mergeConfig } = await import('vite');
  const project = await import(pathToFileURL(join(root, 'vite.config.ts')).href);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build(mergeConfig<InlineConfig, InlineConfig>(project.default, config));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Compiles the browser's bundle: hashed chunks, one style sheet, and the manifest that says what needs what. */
export async function compileClient(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: join(root, 'src/app/client.tsx'), checks: CHECKS },
    },
  });
}

/** Compiles the bundle that turns page data into HTML, whole in one file so that a worker loads it at once. */
export async function compilePrerender(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/app/prerender.tsx'),
      target: 'node24',
      minify: false,
      rolldownOptions: {
        checks: CHECKS,
        output: { codeSplitting: false, entryFileNames: 'prerender.js' },
      },
    },
  });
}
