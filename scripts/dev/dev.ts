/** `npm run dev`: Vite's dev server on a brand's folder, with the sandbox behind it. */
import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { createServer } from 'vite';
import { EXIT } from '#scripts/command/exit.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import { requirePort } from '#scripts/start/port.ts';
import { endWithSignals, fail } from '#scripts/start/process.ts';
import { sandboxOf } from '#scripts/start/sandbox.ts';
import { brandOf, portOf } from '#scripts/start/settings.ts';
import { brandPlugin } from './brandPlugin.ts';
import { liveBrand } from './liveBrand.ts';

const DEFAULT_PORT = 5173;

interface Flags {
  brand?: string;
  brands: string;
}

const program = new Command('npm run dev --')
  .description('Shows a brand while its folder and the code are edited.')
  .option('--brand <name>', 'the brand (the first by id)')
  .option('--brands <folder>', 'the folder of brands', join(ROOT, 'brands'))
  .allowExcessArguments(false)
  .exitOverride();

async function dev(): Promise<void> {
  const flags = program.parse().opts<Flags>();
  const brandsDir = resolve(flags.brands);
  const ids = await brandIds(brandsDir);
  if (flags.brand !== undefined) requireBrands([flags.brand], ids);
  const id = flags.brand ?? brandOf(process.env, ids);
  const port = portOf(process.env, DEFAULT_PORT);
  await requirePort(port);
  const live = await liveBrand(brandsDir, id, join(cacheRoot(), 'cache'));
  const merchant = {
    merchantCode: live.valid.draft.brand.merchantCode,
    // The platform follows the manifest as it is edited.
    get brand() {
      return live.valid.draft.brand;
    },
  };
  const sandbox = await sandboxOf(process.env, [merchant]);
  const vite = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: join(cacheRoot(), 'vite'),
    appType: 'custom',
    plugins: [brandPlugin(join(brandsDir, id), live, sandbox)],
    server: { port, strictPort: true, fs: { allow: [ROOT, brandsDir] } },
    optimizeDeps: { entries: ['src/app/entryClient.tsx', 'src/features/**/*Screen.tsx'] },
  });
  await vite.listen();
  endWithSignals(async () => {
    await vite.close();
    await sandbox.close();
  });
  console.log(`ready http://localhost:${port}`);
}

await dev().catch((error: unknown) => {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  else fail(error);
});
