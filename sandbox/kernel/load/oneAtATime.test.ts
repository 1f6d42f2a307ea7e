import { expect, it } from 'vitest';
import { heldWork } from './held.fixture.ts';
import { createOneAtATime } from './oneAtATime.ts';

it('work of one name runs one at a time, and is refused if too much waits', async () => {
  const oneAtATime = createOneAtATime(1);
  const { work, end } = heldWork('first');
  const order: string[] = [];
  const first = oneAtATime('busy', async () => void order.push(await work()));
  const second = oneAtATime('busy', async () => void order.push('second'));
  await expect(oneAtATime('busy', async () => {})).rejects.toMatchObject({
    ...{ code: 'too_many_requests', retryAfter: 1 },
  });
  await oneAtATime('other', async () => void order.push('other'));
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['other', 'first', 'second']);
});
