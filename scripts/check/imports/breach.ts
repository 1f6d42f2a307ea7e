/** One import that goes the wrong way, or one between two folders that import each other in a circle. */
export interface Breach {
  rule: string;
  from: string;
  to: string;
  reason: string;
}

/** A breach as a line for whoever has to mend it. */
export const breachLine = ({ from, to, reason }: Breach): string =>
  `${from} imports ${to}: ${reason}`;
