import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** A step of a deposit or a withdrawal from one state to another. */
interface Transition extends Record<string, unknown> {
  kind: 'deposit' | 'withdrawal';
  was: string;
  is: string;
}

/** Lets the database write down every change of state from now on. Gives the steps that were taken, each once. */
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
