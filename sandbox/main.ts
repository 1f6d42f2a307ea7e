import { fileURLToPath } from 'node:url';
import { registerOf } from '#sandbox/domains/protection/register.ts';
import { placeOf } from '#sandbox/kernel/database/place.ts';
import { exposureOf } from '#sandbox/kernel/http/exposure.ts';
import { loadOf } from '#sandbox/kernel/load/settings.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { listen } from '#sandbox/site/listen.ts';
import { requirePort } from '#scripts/start/port.ts';
import { endWithSignals, fail } from '#scripts/start/process.ts';
import { portOf } from '#scripts/start/settings.ts';
import { createSandbox } from './createSandbox.ts';
import { accountLines } from './domains/accounts/seeds/accountLines.ts';

const DEFAULT_PORT = 4180;

async function main(): Promise<void> {
  const port = portOf(process.env, DEFAULT_PORT);
  await requirePort(port);
  const { hostname, controlSecret } = exposureOf(process.env);
  const merchants = await readMerchants(fileURLToPath(new URL('../brands', import.meta.url)));
  const { app, close } = await createSandbox({
    ...{ place: placeOf(process.env), merchants, controlSecret },
    exclusionRegister: registerOf(process.env),
    load: loadOf(process.env),
  });
  // Building themes keeps the process busy, so it is done before any call waits.
  for (const { theme } of merchants) await theme?.();
  const server = await listen(app, port, hostname);
  for (const merchant of merchants) console.log(accountLines(merchant).join('\n'));
  console.log('Test platform with play money.');
  console.log(`Its control: ${server.url}/sandbox  Its contract: ${server.url}/docs`);
  console.log(`ready ${server.url}`);
  endWithSignals(async () => {
    await server.close();
    await close();
  });
}

await main().catch(fail);
