declare const FIELDS: unique symbol;

/** A form with these fields, in its encoding. */
export type Form<Fields> = (FormData | URLSearchParams) & { readonly [FIELDS]?: Fields };

/** A form encoded like a URL query. */
export const urlencoded = <Fields extends Record<string, string>>(fields: Fields): Form<Fields> =>
  new URLSearchParams(fields);

type Field = string | File;

/** A form that can contain files; a list repeats one field. */
export function multipart<Fields extends Record<string, Field | readonly Field[]>>(
  fields: Fields,
): Form<Fields> {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value as Field);
  }
  return form;
}
