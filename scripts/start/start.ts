/** `npm start`: builds a brand and serves it with the sandbox behind it, on one origin. */
import { join } from 'node:path';
import { accountLines } from '#sandbox/domains/accounts/seeds/accountLines.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { brandIds, readSite, siteIds } from '#scripts/pipeline/brands.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { failureLines, listenerFor } from '#scripts/pipeline/run/report.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { portProblem, requirePort } from './port.ts';
import { endWithSignals, fail } from './process.ts';
import { sandboxOf } from './sandbox.ts';
import { brandOf, portOf, startFlags } from './settings.ts';

const DEFAULT_PORT = 4173;

/** Builds one brand where `npm run build` would, unless it is fresh. Returns the site's folder. */
async function buildSite(brandsDir: string, id: string): Promise<string> {
  const outDir = join(ROOT, 'dist');
  const output = { out: console.log, err: console.error, terminal: false };
  const { listener } = listenerFor(output, false, 1);
  const options = { brandsDir, outDir, ids: [id], jobs: 1, force: false, drafts: true };
  const failures = failureLines(await runBuild(options, listener));
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return join(outDir, id);
}

async function start(): Promise<void> {
  const port = portOf(process.env, DEFAULT_PORT);
  const { brands: brandsDir } = startFlags(process.argv.slice(2));
  const id = brandOf(process.env, await siteIds(brandsDir, await brandIds(brandsDir)));
  await requirePort(port);
  const siteDir = await buildSite(brandsDir, id);
  const brand = resolveBrand((await readSite(brandsDir, id)).manifest.value);
  const { merchantCode } = brand;
  const merchant = { merchantCode, brand };
  console.log('Starting the sandbox: a new database takes up to a minute…');
  const sandbox = await sandboxOf(process.env, [merchant]);
  try {
    const server = await serveSite(sandbox.app, { siteDir, merchantCode, port });
    console.log(accountLines(merchant).join('\n'));
    console.log(`${brand.name}, with a test platform and play money.`);
    console.log(`Its control: ${server.url}/sandbox  Its contract: ${server.url}/docs`);
    console.log(`ready ${server.url}`);
    endWithSignals(async () => {
      await server.close();
      await sandbox.close();
    });
  } catch (error) {
    await sandbox.close();
    throw portProblem(error, port);
  }
}

await start().catch(fail);
