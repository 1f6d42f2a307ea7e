/** The seconds left when a countdown is announced: often enough to act in time, seldom enough not to disturb. */
const MARKS = [0, 10, 30, 60, 300, 900] as const;

/** The last mark that a countdown has reached; undefined before the first. */
export function announcedMark(secondsLeft: number): number | undefined {
  return MARKS.find((mark) => secondsLeft <= mark);
}
