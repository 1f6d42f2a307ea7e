/** For what arrives in its own time: a busy machine is late, and what never comes is still found missing. */
export const PATIENT = { timeout: 20_000 };
