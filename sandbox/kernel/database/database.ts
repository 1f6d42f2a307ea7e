import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of a query on every engine. */
interface Rows<Row> {
  rows: Row[];
}

interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database as handlers see it: PostgreSQL, whichever engine runs it. */
export type Database = PgDatabase<QueryResult>;

/** Ends a `listen`. */
type StopListening = () => Promise<void>;

/** The engine of a database: PostgreSQL in this process, or on a server. */
export interface Engine {
  db: Database;
  /** Runs a script of several statements: all of them, or none if one fails. */
  runScript(script: string): Promise<void>;
  /** Runs `work` while no other instance on the same database runs its own. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Calls back with the payload of every NOTIFY on a channel. After a lost connection, calls back with an empty payload once it is
   * restored: something may have been missed.
   */
  listen(channel: string, callback: (payload: string) => void): Promise<StopListening>;
  /** Keeps the current database for later first starts, if the engine can. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** An open database with every table and the filled catalogue. */
export type OpenDatabase = Pick<Engine, 'db' | 'withLock' | 'listen' | 'close'>;
