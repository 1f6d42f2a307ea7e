import { expect, it } from 'vitest';
import { newestRead } from './newestRead.ts';

/** A read whose answers come when the test says so, in any order. */
function reads() {
  const waiting: ((answer: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => waiting.push(resolve));
  return { read, answer: (place: number, answer: string) => waiting[place]?.(answer) };
}

it('the newest read wins, even if an older one arrives after it', async () => {
  const { read, answer } = reads();
  const making = newestRead(read);
  answer(0, 'first');
  const { current, refresh } = await making;
  expect(current()).toBe('first');
  const older = refresh();
  const newer = refresh();
  answer(2, 'newer');
  await newer;
  answer(1, 'older');
  await older;
  expect(current()).toBe('newer');
});

it('the previous value is kept if a read fails', async () => {
  let broken = false;
  const { current, refresh } = await newestRead(async () => {
    if (broken) throw new Error('The database is away.');
    return 'first';
  });
  broken = true;
  await expect(refresh()).rejects.toThrow('away');
  expect(current()).toBe('first');
});
