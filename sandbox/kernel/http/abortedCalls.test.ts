import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Listening, listen } from '#sandbox/site/listen.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
let server: Listening;
beforeAll(async () => {
  server = await listen(platform.sandbox.app, 0);
});
afterAll(() => server.close());

/** Sends the start of a request and hangs up once the server has it. */
async function hangUpAfter(beginning: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.write(beginning, () => resolve()));
  for (let turns = 0; turns < 20; turns += 1) await turn();
  socket.destroy();
}

it('the server logs nothing when clients close connections before the answer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const head = 'Host: localhost\r\nContent-Type: application/jose\r\nContent-Length: 5000\r\n\r\n';
  for (let calls = 0; calls < 5; calls += 1) {
    await hangUpAfter(`POST /wps/session/login HTTP/1.1\r\n${head}half of a bo`);
    await hangUpAfter('GET /wps/system/status HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  // A call answered in full shows that the others are over.
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/wps/system/status`)).status).toBe(200);
  }, PATIENT);
  await platform.get('/wps/system/status');
  expect([...error.mock.calls, ...info.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
});
