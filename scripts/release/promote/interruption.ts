const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs an action that may be interrupted from the terminal or by a machine that stops: the first time it is told so and can tidy up, the
 * second time the process ends as usual.
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
