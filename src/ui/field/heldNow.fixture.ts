/** Freezes `Date.now` at a moment, in ms since 1970, so that countdowns stand still. @returns a function that lets time go on */
export function holdNow(moment: number): () => void {
  const { now } = Date;
  Object.assign(Date, { now: () => moment });
  return () => Object.assign(Date, { now });
}
