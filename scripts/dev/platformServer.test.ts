import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPages } from '#sandbox/kernel/realtime/page.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { platformServer } from './platformServer.ts';

const platform = testPlatform();
const connect = testPages();
let server: Server;

/** The address of the server in front. */
function front(): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

beforeAll(async () => {
  const behind = platformServer(platform.sandbox);
  server = createServer(behind.answer).on('upgrade', behind.connect).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('a platform behind another server answers its calls', async () => {
  const answer = await fetch(`${front()}/wps/system/status`);
  expect(await answer.json()).toMatchObject({ success: true });
});

it('a platform behind another server delivers events to members (S6.6)', async () => {
  const { Authorization = '' } = await platform.signIn('player');
  const page = await connect(`${front()}/ws`);
  const [merchant] = platform.merchants;
  page.say({
    type: 'login',
    merchantCode: merchant?.merchantCode,
    token: Authorization.replace('Bearer ', ''),
  });
  await page.heard('ready');
});

it('a platform behind another server rejects pages of foreign origins', async () => {
  await expect(connect(`${front()}/ws`, { Origin: 'https://evil.example' })).rejects.toThrow('403');
});
