import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { answers, BRAND, ok, TERMS } from './client.fixture.ts';
import { EXAMPLES } from './endpoints/examples.generated.ts';

afterEach(() => vi.unstubAllGlobals());

const client = createPlatformClient(BRAND);

describe('a response that violates the contract', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  afterEach(() => console.mockClear());

  it('fails like a malformed response', async () => {
    answers(() => Response.json(ok({ ...TERMS, minimumAge: '18' })));
    await expect(client.call('getTerms')).rejects.toMatchObject({
      ...{ name: 'PlatformError', code: 'malformed', status: 200 },
    });
  });

  it('is logged once, by call and field, without its content', async () => {
    const wrong = () => Response.json(ok({ ...TERMS, operator: { secret: 'a secret' } }));
    answers(wrong, wrong);
    for (const _ of [1, 2]) await client.call('getTerms').catch(() => undefined);
    expect(console.mock.calls).toEqual([['get /wps/system/terms answers a wrong value.operator']]);
  });

  it('may be a list of more than a thousand rows, so that a browser does not freeze over a hundred thousand', async () => {
    const rows = (count: number) =>
      answers(() =>
        Response.json(ok(Array.from({ length: count }, () => EXAMPLES.getGameMenus.value[0]))),
      );
    rows(1000);
    await expect(client.call('getGameMenus', { query: { language: 'en' } })).resolves.toHaveLength(
      1000,
    );
    rows(1001);
    await expect(client.call('getGameMenus', { query: { language: 'en' } })).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  it('does not include one with additional fields', async () => {
    const more = { ...TERMS, effectiveFrom: '2026-01-01' };
    answers(() => Response.json(ok(more)));
    await expect(client.call('getTerms')).resolves.toEqual(more);
    expect(console).not.toHaveBeenCalled();
  });
});
