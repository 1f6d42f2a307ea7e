/** The seconds that are left when a countdown is read out: often enough to act, seldom enough to read on. */
const MARKS = [0, 10, 30, 60, 300, 900] as const;

/** The mark that a countdown has reached last; nothing before it has reached any. */
export function announcedMark(secondsLeft: number): number | undefined {
  return MARKS.find((mark) => secondsLeft <= mark);
}
