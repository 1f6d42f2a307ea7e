/** Queue settings with which no call is refused on a busy machine. */
export const PATIENT_LOAD = { longestWaitMs: Number.POSITIVE_INFINITY };

/** The patience for asynchronous arrivals: long enough for a busy machine, short enough to find what never arrives. */
export const PATIENT = { timeout: 20_000 };
