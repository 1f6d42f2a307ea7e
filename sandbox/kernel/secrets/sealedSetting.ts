import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { secrets } from './secrets.ts';

/** A sealed secret that all instances of a database share; `make` creates it when first needed. */
export async function sealedSetting(
  db: Database,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const place = `setting ${name}`;
  const read = async () => (await db.select().from(setting).where(eq(setting.name, name)))[0];
  const known = await read();
  if (known) return secrets().open(String(known.value), place);
  const value = secrets().seal(await make(), place);
  await db.insert(setting).values({ name, value }).onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`The secret ${name} was not stored.`);
  return secrets().open(String(made.value), place);
}
