import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a query gives on every engine. */
interface Rows<Row> {
  rows: Row[];
}

interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database as handlers see it: PostgreSQL, whichever engine runs it. */
export type Database = PgDatabase<QueryResult>;

/** Ends what `listen` began. */
type StopListening = () => Promise<void>;

/** What runs a database: PostgreSQL in this process, or a server of it. */
export interface Engine {
  db: Database;
  /** Runs a script of several statements, all of them or, where one fails, none. */
  runScript(script: string): Promise<void>;
  /** Runs `work` while no other instance on the same database is in work of its own. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Calls back with the payload of every NOTIFY on a channel. Where the connection was lost in between, calls
   * back with an empty payload once it is there again: something may have been missed.
   */
  listen(channel: string, callback: (payload: string) => void): Promise<StopListening>;
  /** Keeps the database as it is now for later first starts, where the engine can. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** An open database with every table made and the catalogue filled. */
export type OpenDatabase = Pick<Engine, 'db' | 'withLock' | 'listen' | 'close'>;
