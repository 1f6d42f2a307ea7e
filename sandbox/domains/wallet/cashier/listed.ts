import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Offer } from '#sandbox/kernel/interfaces/listing.ts';

/** The most rows that a cashier's listing shows. */
export const SHOWN = 100;

/** Offers actions on the item with a reference. */
export const offers = (actions: readonly string[], reference: string): Offer[] =>
  actions.map((action) => ({ action, input: { reference } }));

/** The condition for rows by reference or player account, whatever its case or form, or by another condition. */
export const foundBy = (search: string, reference: AnyPgColumn, also?: SQL): SQL | undefined =>
  or(
    eq(reference, search.toUpperCase()),
    eq(sql`lower(${member.account})`, search.toLowerCase()),
    also,
  );
