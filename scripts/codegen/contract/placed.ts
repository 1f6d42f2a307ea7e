import type { Area, Operation } from './fragment.ts';

/** A call with its address and its area. */
export interface Placed {
  file: string;
  area: Area;
  path: string;
  method: string;
  operation: Operation;
}
