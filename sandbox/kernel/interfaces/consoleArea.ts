import type { Action } from './action.ts';
import type { Listing } from './listing.ts';

/** An area's part of the console: `sandbox/<area>/console.ts` makes one, `areas.ts` lists them all. */
export interface ConsoleArea {
  /** The name of the area in the contract. */
  name: string;
  title: string;
  listings: readonly Listing[];
  actions: readonly Action[];
}
