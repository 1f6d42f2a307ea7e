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

  it('asks for it, wherever the tester sits', async () => {
    const asked = await ask();
    expect(asked.status).toBe(401);
    expect(asked.headers.get('www-authenticate')).toContain('Basic');
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await asked.text()).toBe('The secret of the control is needed.');
    expect((await appWith(SECRET).request('http://localhost/sandbox')).status).toBe(401);
  });

  it('lets in who gives it', async () => {
    expect(await (await ask(basic(SECRET))).text()).toBe('inside');
  });

  it.each(['', 'a secret', `${SECRET} `])('keeps out who gives “%s”', async (password) => {
    expect((await ask(basic(password))).status).toBe(401);
  });

  it.each([
    ['Basic', 'more after it', (encoded: string) => `Basic ${encoded} more`],
    ['Basic', 'something before it', (encoded: string) => `Not-Basic ${encoded}`],
    ['Bearer', 'the scheme of a token', (encoded: string) => `Bearer ${encoded}`],
  ])('keeps out who gives it in %s with %s', async (_scheme, _more, header) => {
    const encoded = Buffer.from(`tester:${SECRET}`).toString('base64');
    expect((await ask({ Authorization: header(encoded) })).status).toBe(401);
  });

  it('takes the scheme in any case, and any user', async () => {
    const encoded = Buffer.from(`:${SECRET}`).toString('base64');
    expect((await ask({ Authorization: `bAsIc ${encoded}` })).status).toBe(200);
  });

  it('lets pages of its own host in', async () => {
    const own = { ...basic(SECRET), Origin: 'https://play.example' };
    expect((await ask(own)).status).toBe(200);
    expect((await ask(own, 'POST')).status).toBe(200);
    const referer = { ...basic(SECRET), Referer: 'https://play.example/page' };
    expect((await ask(referer, 'POST')).status).toBe(200);
  });

  it('lets a link of another host lead in, which changes nothing, and no form', async () => {
    const link = { ...basic(SECRET), Referer: 'https://evil.example/page' };
    expect((await ask(link)).status).toBe(200);
    expect((await ask(link, 'HEAD')).status).toBe(200);
    expect((await ask(link, 'POST')).status).toBe(404);
    expect((await ask(link, 'DELETE')).status).toBe(404);
  });

  it('keeps pages without an address of their own out', async () => {
    expect((await ask({ ...basic(SECRET), Origin: 'null' })).status).toBe(404);
  });

  it('keeps pages of other hosts out, although their browser knows the secret', async () => {
    const headers = { ...basic(SECRET), Origin: 'https://evil.example' };
    expect((await ask(headers)).status).toBe(404);
  });
});

describe('the control without a secret', () => {
  it.each(['http://localhost/sandbox', 'http://127.0.0.1:4180/sandbox', 'http://[::1]/sandbox'])(
    'lets in at %s who sits at this machine, and nobody else',
    async (address) => {
      expect((await appWith(undefined).request(address)).status).toBe(200);
      expect((await appWith(undefined).request(address, {}, FAR)).status).toBe(404);
    },
  );
});
