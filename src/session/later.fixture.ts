/** Sets the device clock `ms` later while something is done. */
export async function later(ms: number, act: () => Promise<void>): Promise<void> {
  const { now } = Date;
  // Not by a spy: those of the interactions panel read the time themselves.
  Date.now = () => now() + ms;
  try {
    await act();
  } finally {
    Date.now = now;
  }
}
