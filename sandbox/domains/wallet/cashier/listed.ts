import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Offer } from '#sandbox/kernel/interfaces/listing.ts';

/** The most rows that a listing of the cashier shows. */
export const SHOWN = 100;

/** Actions on what has a reference, as a row offers them. */
export const offers = (actions: readonly string[], reference: string): Offer[] =>
  actions.map((action) => ({ action, input: { reference } }));

/** The rows of a reference or a player's account, however it is written, and those of a condition. */
export const foundBy = (search: string, reference: AnyPgColumn, also?: SQL): SQL | undefined =>
  or(
    eq(reference, search.toUpperCase()),
    eq(sql`lower(${member.account})`, search.toLowerCase()),
    also,
  );
