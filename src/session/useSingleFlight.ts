import { useRef } from 'react';

/** An action that cannot be started a second time while it is under way: a double click never sends twice. */
export function useSingleFlight<Input extends unknown[]>(
  action: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  const underWay = useRef(false);
  return async (...input) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await action(...input);
    } finally {
      underWay.current = false;
    }
  };
}
