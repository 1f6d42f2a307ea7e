import { expect, it, vi } from 'vitest';
import { createEventBus } from '#src/platform/realtime/eventBus.ts';

const at = '2026-03-01T09:00:00.000Z';
const balance = (id: number) =>
  ({ type: 'event', id, at, topic: 'balance', data: { balance: `${id}.00` } }) as const;

it('delivers an event to the current listeners of its topic only', () => {
  const bus = createEventBus();
  const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = bus.listen('balance', one);
  bus.listen('balance', other);
  bus.listen('chat', elsewhere);
  bus.tell(balance(1));
  leave();
  bus.tell(balance(2));
  expect(one.mock.calls).toEqual([[{ balance: '1.00' }, at]]);
  expect(other).toHaveBeenCalledTimes(2);
  expect(elsewhere).not.toHaveBeenCalled();
});

it('delivers an event to the other listeners when one unsubscribes during delivery', () => {
  const bus = createEventBus();
  const after = vi.fn();
  const leave = bus.listen('balance', () => leave());
  bus.listen('balance', after);
  bus.tell(balance(1));
  expect(after).toHaveBeenCalledOnce();
});
