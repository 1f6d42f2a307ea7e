import { isMockFunction, mocked, spyOn } from 'storybook/test';

/** A `beforeEach` that silences the expected errors that React prints for a failed part. Some checks mock the console already. */
export function silenceErrors(): (() => void) | undefined {
  if (isMockFunction(console.error)) return undefined;
  const printed = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => printed.mockRestore();
}

/** Clears printed errors, at the end of a story that fails on purpose. */
export const clearPrintedErrors = () => mocked(console.error).mockClear();
