import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readServerMessage } from '#src/platform/realtime/readServerMessage.ts';

it('a message of the platform is read', () => {
  expect(readServerMessage('{"type":"ready","lastEventId":7}')).toEqual({
    type: 'ready',
    lastEventId: 7,
  });
});

it('whatever else comes is left, and breaks nothing', () => {
  for (const text of ['', '{', 'null', '[]', '"ready"', '{"type":"shout"}', '{"type":["ready"]}']) {
    expect(readServerMessage(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readServerMessage(data)).toBeUndefined();
    }),
  );
});
