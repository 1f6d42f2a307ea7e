import { fileURLToPath } from 'node:url';
import { createSandbox } from './createSandbox.ts';
import { listen } from './http/listen.ts';
import { readMerchants } from './readMerchants.ts';

const DEFAULT_PORT = 4180;

const merchants = await readMerchants(fileURLToPath(new URL('../brands', import.meta.url)));
const { app, close } = await createSandbox({ merchants });
const server = await listen(app, Number(process.env.PORT ?? DEFAULT_PORT));
for (const { merchantCode, brand } of merchants) console.log(`${merchantCode}  ${brand.name}`);
console.log(`Test platform with play money. Control: ${server.url}/sandbox`);
console.log(`ready ${server.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    await close();
  });
}
