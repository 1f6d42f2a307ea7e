import { waitFor } from 'storybook/test';
import { whyUnseen } from './whyUnseen.fixture.ts';

declare module 'storybook/test' {
  interface Assertion<T> {
    /** Waits until a person can see the element: painted, not cut off, not covered. `.not` waits for the opposite. */
    toBeSeen(): Promise<void>;
  }
}

interface MatcherState {
  /** Whether `.not` was used. */
  isNot?: boolean | undefined;
}

/** The matcher `toBeSeen` of play functions. */
export async function toBeSeen(this: MatcherState, actual: unknown) {
  if (!(actual instanceof Element)) throw new TypeError('toBeSeen takes an element.');
  let reason = '';
  try {
    await waitFor(() => {
      reason = whyUnseen(actual);
      if ((reason === '') === Boolean(this.isNot)) throw new Error(reason);
    });
  } catch {
    // Reported by the message below.
  }
  return {
    pass: reason === '',
    message: () =>
      `<${actual.tagName.toLowerCase()}> ${reason || 'is seen'}: ${actual.outerHTML.slice(0, 120)}`,
  };
}
