import type { ActionTurn } from './action.ts';

/** An action that a row offers, with what is known of its input. The tester fills in the rest. */
export interface Offer {
  /** The name of an action of the same area. */
  action: string;
  input: Readonly<Record<string, string | number | boolean>>;
}

/** One thing that waits for a tester, or that one can look at. */
export interface Row {
  /** One cell for every column of the listing, in their order. */
  cells: readonly string[];
  /** What can be done with it, as its state allows. */
  offers: readonly Offer[];
}

/** What rows are read with. */
interface ListingTurn extends Pick<ActionTurn, 'db' | 'merchant' | 'now'> {
  /** What was searched for; left out, all rows are read. */
  search?: string;
}

/** A table of the console: withdrawals in process, open chats, applications. */
export interface Listing {
  /** Unique among all areas, a noun: `withdrawals`. */
  name: string;
  title: string;
  columns: readonly string[];
  /** The text of the empty table: what is listed here, and when. */
  empty: string;
  /** What its rows can be searched by, as the label of the field: `Reference or player`. Without it there is no search. */
  search?: string;
  /** The rows of the merchant, what waits longest first; at most 100, so that a listing that can grow beyond them has a search. */
  read(turn: ListingTurn): Promise<readonly Row[]>;
}
