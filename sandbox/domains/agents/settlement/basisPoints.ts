/** The unit of rates: basis points in a whole. */
export const BASIS_POINTS = 10_000n;
