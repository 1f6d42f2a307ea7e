import type { Locator } from '@playwright/test';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Visit } from './peopleSite.ts';

/** A form that moves money, one press before its call. */
export interface MoneyForm {
  submit: Locator;
  /** The field with the input, if there is one. */
  typed?: Locator;
  /** The message that it failed, or that its outcome is unknown. */
  told: Locator;
  /** Shown once it has succeeded. */
  done: Locator;
  /** The question to answer before the money moves. */
  answer?: { asked: Locator; give: () => Promise<void> };
}

/** A call that moves money exactly once, whatever happens to it and its response. */
export interface MoneyFlow {
  /** Its operationId in the contract. */
  operation: string;
  path: string;
  /** The table that gets one more row. */
  table: PgTable;
  open: (visit: Visit) => Promise<MoneyForm>;
}
