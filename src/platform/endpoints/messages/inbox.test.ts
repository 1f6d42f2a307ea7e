import { describe, expect, it } from 'vitest';
import type { PlatformClient } from '#src/platform/client.ts';
import type { InboxMessage, MessagePage } from '#src/platform/contract.generated.ts';
import { deleteMessages, messagesOf, nextUnread } from './inbox.ts';

const messages = (from: number, to: number, read = false): InboxMessage[] =>
  Array.from({ length: to - from }, (_, at) => ({
    ...{ id: `message-${from + at}`, kind: 'account', title: 'A message', text: 'Its words.' },
    ...{ about: null, sentAt: '2026-03-01T09:00:00.000Z', read },
  }));
const page = (list: InboxMessage[]): MessagePage => ({ list, totalPages: 2, unread: 0 });

describe('the next page of unread messages', () => {
  it('continues after the shown ones', () => {
    expect(nextUnread([page(messages(0, 20))], 25)).toBe(2);
    expect(nextUnread([page(messages(0, 20)), page(messages(20, 25))], 25)).toBeUndefined();
  });

  it('skips none that moved up because others were read', () => {
    const allRead = page(messages(0, 20, true));
    expect(nextUnread([allRead], 5)).toBe(1);
    const someRead = page([...messages(0, 3, true), ...messages(3, 20)]);
    expect(nextUnread([someRead], 22)).toBe(1);
  });

  it('ends with a page without new ones, though another has arrived since', () => {
    const pages = [page(messages(0, 20)), page(messages(19, 20))];
    expect(nextUnread(pages, 21)).toBeUndefined();
  });
});

it('shows a message that is on two pages once', () => {
  const pages = [page(messages(0, 20)), page(messages(19, 25))];
  expect(messagesOf(pages).map(({ id }) => id)).toEqual(messages(0, 25).map(({ id }) => id));
});

it('sends all parts of a long deletion at once, since a page that is being left gets no response', () => {
  const ids = messages(0, 250).map(({ id }) => id);
  const sent: string[][] = [];
  const call = (_: string, { body }: { body: { ids: string[] } }) => {
    sent.push(body.ids);
    return new Promise(() => {});
  };
  void deleteMessages({ call } as unknown as PlatformClient, ids);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(sent.flat()).toEqual(ids);
});
