import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { multipart } from '#src/platform/form.ts';
import { answers, BRAND, ok } from './client.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const client = createPlatformClient(BRAND);
const FUNDS = { body: { automatic: true } };

describe('a call that changes something', () => {
  it('is sent once, even if a gateway drops it', async () => {
    const requests = answers(() => new Response('', { status: 502 }));
    await expect(client.call('setAutomaticFunds', FUNDS)).rejects.toMatchObject({
      code: 'unexpected_error',
      status: 502,
    });
    expect(requests).toHaveLength(1);
  });

  it('is not repeated when the platform is busy: the player sees when to try again', async () => {
    const body = { success: false, value: null, message: '', code: 'overloaded' };
    const requests = answers(() =>
      Response.json(body, { status: 503, headers: { 'Retry-After': '2' } }),
    );
    await expect(
      client.call('claimPoints', { headers: { 'Idempotency-Key': 'key-1' } }),
    ).rejects.toMatchObject({
      ...{ code: 'overloaded', retryAfter: 2 },
    });
    expect(requests).toHaveLength(1);
  });

  it('has a JSON body and an idempotency key, so that it acts once', async () => {
    const requests = answers(() =>
      Response.json(ok({ ticket: 1, prize: '0.00', turnover: '0.00', unopened: 1 })),
    );
    const headers = { 'Idempotency-Key': 'key-1' };
    const body = { code: 'SPRING' };
    await client.call('claimRaffle', { body, headers });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    await expect(requests[0]?.json()).resolves.toEqual(body);
  });

  it('has the step-up token, and never in its URL', async () => {
    const requests = answers(() => Response.json(ok(null)));
    await client.call('removeAuthenticator', { headers: { 'Step-Up-Token': 'proof-1' } });
    expect(requests[0]?.method).toBe('DELETE');
    expect(requests[0]?.headers.get('Step-Up-Token')).toBe('proof-1');
    expect(requests[0]?.url).not.toContain('proof-1');
  });

  it('has no header without a value', async () => {
    const requests = answers(() => Response.json(ok(null)));
    await client.call('removeAuthenticator', { headers: { 'Step-Up-Token': undefined } });
    expect(requests[0]?.headers.has('Step-Up-Token')).toBe(false);
  });

  it('encodes path parameters of any characters', async () => {
    const requests = answers(() => Response.json(ok(null)));
    await client.call('joinPromotion', { path: { code: 'A/B ?' } });
    expect(requests[0]?.url).toBe('https://platform.test/wps/promotions/A%2FB%20%3F/join');
  });

  it('reports how long to wait after too many calls (S9.6)', async () => {
    const body = { success: false, value: null, message: '', code: 'too_many_requests' };
    answers(() => Response.json(body, { status: 429, headers: { 'Retry-After': '42' } }));
    await expect(client.call('setAutomaticFunds', FUNDS)).rejects.toMatchObject({ retryAfter: 42 });
  });

  it('sends a form with its files', async () => {
    const requests = answers(() => Response.json(ok(null)));
    const images = ['one', 'two'].map((name) => new File(['.'], `${name}.png`));
    const body = multipart({ statement: 'hello', images });
    await client.call('applyForPromotion', { path: { code: 'A' }, body });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
    const form = await requests[0]?.formData();
    expect(form?.get('statement')).toBe('hello');
    expect(form?.getAll('images')).toHaveLength(2);
  });

  it('keeps the details of a refusal (S3.4)', async () => {
    const body = { success: false, value: { captcha: true }, message: '', code: 'login_failed' };
    answers(() => Response.json(body, { status: 401 }));
    await expect(client.call('setAutomaticFunds', FUNDS)).rejects.toMatchObject({
      value: { captcha: true },
    });
  });
});
