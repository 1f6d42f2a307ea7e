import type { PlatformContext } from '#sandbox/kernel/http/environment.ts';
import type { Fields } from '#sandbox/tools/control/form.ts';

/** The texts of a form, by their names. */
export async function readFields(context: PlatformContext): Promise<Fields> {
  const form = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
