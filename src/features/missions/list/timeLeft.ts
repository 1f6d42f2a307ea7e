const DAY = 86_400;

/** A length of time in whole seconds, split into days and the seconds that are left of the last one. */
export const daysAndSeconds = (seconds: number): { days: number; rest: number } => ({
  days: Math.floor(seconds / DAY),
  rest: seconds % DAY,
});
