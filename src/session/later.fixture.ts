import { spyOn } from 'storybook/test';

/** Has the clock of the device be `ms` later while something is done. */
export async function later(ms: number, act: () => Promise<void>): Promise<void> {
  const now = Date.now.bind(Date);
  const clock = spyOn(Date, 'now').mockImplementation(() => now() + ms);
  try {
    await act();
  } finally {
    clock.mockRestore();
  }
}
