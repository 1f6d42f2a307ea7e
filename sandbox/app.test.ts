import { expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

it('lets a site on another origin read the headers of a failed response', async () => {
  const [merchant] = platform.merchants;
  const headers = { Origin: 'https://site.example', 'Merchant-Code': merchant?.merchantCode ?? '' };
  const answer = await platform.sandbox.app.request('/wps/system/status', { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const exposed = answer.headers.get('access-control-expose-headers')?.split(',') ?? [];
  expect(exposed).toEqual(['Retry-After', 'X-Request-Id']);
});
