import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answerFailure } from './answers.ts';
import type { Environment } from './environment.ts';
import { testersOnly } from './testersOnly.ts';

const SECRET = 'a secret with a colon: 2026';

const appWith = (secret: string | undefined) => {
  const app = new Hono<Environment>();
  app.use('*', testersOnly(secret));
  app.all('*', (context) => context.text('inside'));
  app.onError((error, context) => answerFailure(context, error));
  return app;
};
const FAR = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
const basic = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`tester:${password}`).toString('base64')}`,
});

describe('the control with a secret', () => {
  const ask = (headers = {}, method = 'GET') =>
    appWith(SECRET).request('https://play.example/sandbox', { headers, method }, FAR);

  it('requires it from every tester, even at the same machine', async () => {
    const asked = await ask();
    expect(asked.status).toBe(401);
    expect(asked.headers.get('www-authenticate')).toContain('Basic');
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await asked.text()).toBe('The secret of the control is needed.');
    expect((await appWith(SECRET).request('http://localhost/sandbox')).status).toBe(401);
  });

  it('admits a request with it', async () => {
    expect(await (await ask(basic(SECRET))).text()).toBe('inside');
  });

  it.each(['', 'a secret', `${SECRET} `])('rejects a request with “%s”', async (password) => {
    expect((await ask(basic(password))).status).toBe(401);
  });

  it.each([
    ['Basic', 'more after it', (encoded: string) => `Basic ${encoded} more`],
    ['Basic', 'something before it', (encoded: string) => `Not-Basic ${encoded}`],
    ['Bearer', 'the scheme of a token', (encoded: string) => `Bearer ${encoded}`],
  ])('rejects a request with it in %s with %s', async (_scheme, _more, header) => {
    const encoded = Buffer.from(`tester:${SECRET}`).toString('base64');
    expect((await ask({ Authorization: header(encoded) })).status).toBe(401);
  });

  it('accepts the scheme in any case, and any username', async () => {
    const encoded = Buffer.from(`:${SECRET}`).toString('base64');
    expect((await ask({ Authorization: `bAsIc ${encoded}` })).status).toBe(200);
  });

  it('admits pages of its own host', async () => {
    const own = { ...basic(SECRET), Origin: 'https://play.example' };
    expect((await ask(own)).status).toBe(200);
    expect((await ask(own, 'POST')).status).toBe(200);
    const referer = { ...basic(SECRET), Referer: 'https://play.example/page' };
    expect((await ask(referer, 'POST')).status).toBe(200);
  });

  it('admits a link from another host that changes nothing, but no form', async () => {
    const link = { ...basic(SECRET), Referer: 'https://evil.example/page' };
    expect((await ask(link)).status).toBe(200);
    expect((await ask(link, 'HEAD')).status).toBe(200);
    expect((await ask(link, 'POST')).status).toBe(404);
    expect((await ask(link, 'DELETE')).status).toBe(404);
  });

  it('rejects pages without an origin', async () => {
    expect((await ask({ ...basic(SECRET), Origin: 'null' })).status).toBe(404);
  });

  it('rejects pages of other hosts, even if their browser has the secret', async () => {
    const headers = { ...basic(SECRET), Origin: 'https://evil.example' };
    expect((await ask(headers)).status).toBe(404);
  });
});

describe('the control without a secret', () => {
  it.each(['http://localhost/sandbox', 'http://127.0.0.1:4180/sandbox', 'http://[::1]/sandbox'])(
    'admits at %s only requests from the same machine',
    async (address) => {
      expect((await appWith(undefined).request(address)).status).toBe(200);
      expect((await appWith(undefined).request(address, {}, FAR)).status).toBe(404);
    },
  );
});
