import { expect, it, vi } from 'vitest';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { sandboxOf } from './sandbox.ts';

// The database with these merchants may have to be made first.
vi.setConfig({ testTimeout: 300_000 });

it('the console behind a site requires the secret of the environment', async () => {
  const [merchant] = await readMerchants(BRANDS);
  if (!merchant) throw new Error('There is no merchant.');
  const environment = { SANDBOX_CONTROL_SECRET: 'sixteen letters.' };
  const { app, close } = await sandboxOf(environment, [merchant]);
  expect((await app.request('http://localhost/sandbox/outbox')).status).toBe(401);
  await close();
});
