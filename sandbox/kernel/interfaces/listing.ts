import type { ActionTurn } from './action.ts';

/** An action offered by a row, with the known input. The tester fills in the rest. */
export interface Offer {
  /** The name of an action of the same area. */
  action: string;
  input: Readonly<Record<string, string | number | boolean>>;
}

/** A row of a listing: something to handle or view. */
export interface Row {
  /** One cell for every column of the listing, in their order. */
  cells: readonly string[];
  /** The actions that its state allows. */
  offers: readonly Offer[];
}

/** The context for reading rows. */
interface ListingTurn extends Pick<ActionTurn, 'db' | 'merchant' | 'now'> {
  /** The search text; if left out, all rows are read. */
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
  /** The search field's label, naming what is searched: `Reference or player`. Without it there is no search. */
  search?: string;
  /** The rows of the merchant, the longest waiting first; at most 100, so a listing that can have more has a search. */
  read(turn: ListingTurn): Promise<readonly Row[]>;
}
