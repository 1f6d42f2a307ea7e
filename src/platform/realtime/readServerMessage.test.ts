import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readServerMessage } from '#src/platform/realtime/readServerMessage.ts';

const at = '2026-03-01T09:00:00.000Z';
/** The data of an event of each topic. */
const TOLD = {
  balance: { balance: '12.50' },
  unreadCount: { unread: 3 },
  contract: { id: 'c1', kind: 'daily', state: 'offered' },
  winner: { customerName: 'ra***', winAmount: '500.00' },
  chat: { room: 'lobby', id: 'm1', author: 'Rahim', text: 'Hello' },
  draw: { gameCode: 'BD5', issue: '20260301-01', state: 'drawn', numbers: ['1', '2'] },
  deposit: { reference: 'D1', state: 'paid' },
  withdrawal: { id: 'w1', state: 'paid' },
  promotion: { availablePromoCount: 1 },
  announcement: { id: 'a1' },
};
const event = (topic: string, data: unknown, more = {}) => ({
  ...{ type: 'event', id: 8, at, topic, data },
  ...more,
});
const read = (message: unknown) => readServerMessage(JSON.stringify(message));

const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
afterEach(() => console.mockClear());

it('reads a message, even with fields of a later contract (S6.6)', () => {
  const messages = [
    { type: 'ready', lastEventId: 7 },
    { type: 'resync', lastEventId: 7, surprise: true },
    { type: 'pong' },
    event('topicOfALaterContract', { anything: 1 }),
    ...Object.entries(TOLD).map(([topic, data]) => event(topic, { ...data, surprise: [] })),
  ];
  for (const message of messages) expect(read(message)).toEqual(message);
  expect(console).not.toHaveBeenCalled();
});

it('ignores everything else without an error', () => {
  for (const text of ['', '{', 'null', '[]', '"ready"', '{"type":"shout"}', '{"type":["ready"]}']) {
    expect(readServerMessage(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readServerMessage(data)).toBeUndefined();
    }),
  );
  expect(console).not.toHaveBeenCalled();
});

describe('a message of another shape than the contract gives its type', () => {
  it.each([
    { type: 'ready' },
    { type: 'ready', lastEventId: '7' },
    { type: 'resync', lastEventId: null },
    event('balance', TOLD.balance, { id: '8' }),
    event('balance', TOLD.balance, { at: 'tomorrow' }),
    event('balance', TOLD.balance, { topic: 42 }),
    event('balance', []),
    event('balance', null),
  ])('is ignored: %j', (message) => {
    expect(read(message)).toBeUndefined();
  });

  const fields = Object.entries(TOLD).flatMap(([topic, data]) =>
    Object.keys(data).map((field) => ({ topic, field, data })),
  );
  it.each(fields)('is left where $field of an event of $topic has another type', (wrong) => {
    const { topic, field, data } = wrong;
    expect(read(event(topic, { ...data, [field]: { data: 42 } }))).toBeUndefined();
  });

  it('is logged once, by topic and field, without its content', () => {
    for (const _ of [1, 2]) read(event('chat', { ...TOLD.chat, text: { secret: 'a secret' } }));
    read(event('promotion', { availablePromoCount: 'many' }));
    read(event('promotion', { availablePromoCount: 'a lot' }));
    const findings = console.mock.calls.flat();
    expect(findings).toHaveLength(new Set(findings).size);
    expect(findings.join()).not.toMatch(/secret|many|a lot/);
  });
});
