import { isMockFunction, mocked, spyOn } from 'storybook/test';

/** React prints what a part has failed with, which is no error of the story: a `beforeEach` that takes it in. Some checks listen to the console already. */
export function takeInErrors(): (() => void) | undefined {
  if (isMockFunction(console.error)) return undefined;
  const printed = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => printed.mockRestore();
}

/** Forgets what was printed, at the end of a story that means to fail. */
export const forgiveErrors = () => mocked(console.error).mockClear();
