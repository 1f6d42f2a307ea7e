import { isMockFunction, mocked, spyOn } from 'storybook/test';

/**
 * Silences errors that React prints and that are expected: a `beforeEach`. Returns nothing if another check already listens to the console.
 */
export function takeInErrors(): (() => void) | undefined {
  if (isMockFunction(console.error)) return undefined;
  const printed = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => printed.mockRestore();
}

/** Clears printed errors, at the end of a story that fails on purpose. */
export const forgiveErrors = () => mocked(console.error).mockClear();
