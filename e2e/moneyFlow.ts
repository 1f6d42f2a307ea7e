import type { Locator } from '@playwright/test';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Visit } from './peopleSite.ts';

/** A form that moves money, one press before its call. */
export interface MoneyForm {
  submit: Locator;
  /** What was typed, where anything is. */
  typed?: Locator;
  /** What says that it did not go well, or that nobody knows yet. */
  told: Locator;
  /** What is there once it went well. */
  done: Locator;
  /** What the player is asked after a press before the money moves. */
  answer?: { asked: Locator; give: () => Promise<void> };
}

/** A call that moves money once, whatever becomes of it and of its answer. */
export interface MoneyFlow {
  /** Its operationId in the contract. */
  operation: string;
  path: string;
  /** The table that has a row more once it is done. */
  table: PgTable;
  open: (visit: Visit) => Promise<MoneyForm>;
}
