/** One forbidden import, or one between two folders that import each other in a cycle. */
export interface Breach {
  rule: string;
  from: string;
  to: string;
  reason: string;
}

/** A breach as a line for the person who fixes it. */
export const breachLine = ({ from, to, reason }: Breach): string =>
  `${from} imports ${to}: ${reason}`;
