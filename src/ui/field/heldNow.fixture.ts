/** Holds `Date.now` at a moment, in ms since 1970: what counts down stays where it is. @returns what lets time go on */
export function holdNow(moment: number): () => void {
  const { now } = Date;
  Object.assign(Date, { now: () => moment });
  return () => Object.assign(Date, { now });
}
