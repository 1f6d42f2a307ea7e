import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** A transition of a deposit or a withdrawal. */
interface Transition extends Record<string, unknown> {
  kind: 'deposit' | 'withdrawal';
  was: string;
  is: string;
}

/** Records every state change in the database from now on. Returns a function that reads the distinct transitions. */
export async function watchStates(db: Database): Promise<() => Promise<Transition[]>> {
  const statements = [
    sql`CREATE TABLE state_seen (kind text, was text, "is" text)`,
    sql`CREATE FUNCTION see_state() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO state_seen VALUES (TG_TABLE_NAME, OLD.state, NEW.state); RETURN NULL; END $$`,
    ...['deposit', 'withdrawal'].map(
      (table) =>
        sql`CREATE TRIGGER see_state AFTER UPDATE OF state ON ${sql.identifier(table)}
          FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION see_state()`,
    ),
  ];
  for (const statement of statements) await db.execute(statement);
  return async () =>
    (await db.execute<Transition>(sql`SELECT DISTINCT kind, was, "is" FROM state_seen`)).rows;
}
