const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs an action that can be interrupted by Ctrl-C or a shutdown. The first signal aborts the action's AbortSignal, so that it can clean up;
 * a second one ends the process as usual.
 */
export async function interruptible<T>(
  action: (interrupted: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await action(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
