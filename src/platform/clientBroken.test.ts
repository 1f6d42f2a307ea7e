import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { answers, BRAND, ok, TERMS } from './client.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const client = createPlatformClient(BRAND);
const FUNDS = { body: { automatic: true } };

/** An answer that starts, and whose rest is left to `follow`. */
const begun = (follow: (controller: ReadableStreamDefaultController) => void) => () => {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(new TextEncoder().encode('{"success":tr'));
    follow(controller);
  };
  return new Response(new ReadableStream({ start }));
};

/** The browsers' errors for a connection that broke within a body. */
const BREAKS = ['network error', 'Error in input stream', 'Load failed'];

describe('a response that breaks off', () => {
  it.each(BREAKS)('is asked for again by a call that only reads: %s', async (message) => {
    const requests = answers(
      begun((controller) => controller.error(new TypeError(message))),
      () => Response.json(ok(TERMS)),
    );
    await expect(client.call('getTerms')).resolves.toEqual(TERMS);
    expect(requests).toHaveLength(2);
  });

  it('is a lost connection for a changing call, which is sent once', async () => {
    const requests = answers(
      begun((controller) => controller.error(new TypeError('network error'))),
    );
    await expect(client.call('setAutomaticFunds', FUNDS)).rejects.toMatchObject({
      code: 'network',
    });
    expect(requests).toHaveLength(1);
  });

  it('times out if the rest never arrives', async () => {
    vi.useFakeTimers();
    answers(begun(() => {}));
    const failure = expect(client.call('getTerms')).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
  });
});
