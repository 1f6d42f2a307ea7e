/** One import that goes the wrong way, or one between two folders that import each other in a circle. */
export interface Breach {
  rule: string;
  from: string;
  to: string;
  reason: string;
}
