import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';
import { mergeMessages } from './mergeMessages.ts';

const message = (id: number, own = false): ChatMessage => ({
  id: String(id),
  author: 'Rafi',
  own,
  text: `No ${id}`,
  at: '2026-03-01T09:00:00.000Z',
});
const someMessages = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 200 }), fc.boolean()).map(([id, own]) => message(id, own)),
);

describe('the messages of a room (S2.15)', () => {
  it('are each included once, newest last, even if repeated or late', () => {
    fc.assert(
      fc.property(someMessages, someMessages, (fetched, told) => {
        const ids = mergeMessages(fetched, told).map(({ id }) => Number(id));
        const all = [...fetched, ...told].map(({ id }) => Number(id));
        expect(ids).toEqual([...new Set(all)].sort((one, other) => one - other));
      }),
    );
  });

  it('are marked as the player’s own if any source says so', () => {
    fc.assert(
      fc.property(someMessages, someMessages, (fetched, told) => {
        const mine = new Set([...fetched, ...told].filter(({ own }) => own).map(({ id }) => id));
        for (const { id, own } of mergeMessages(fetched, told)) expect(own).toBe(mine.has(id));
      }),
    );
  });
});
