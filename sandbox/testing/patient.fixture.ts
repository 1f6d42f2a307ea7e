/** No call is refused because the machine is busy. */
export const PATIENT_LOAD = { longestWaitMs: Number.POSITIVE_INFINITY };

/** For what arrives in its own time: a busy machine is late, and what never comes is still found missing. */
export const PATIENT = { timeout: 20_000 };
