/** The fields of a form of the page, by their names; the last of a name counts. */
export type Fields = Record<string, string>;

const FLAG = 'flag.';

/** Converts a form to the body of a control request; readChange checks it. */
export function changeOfForm(fields: Fields): unknown {
  if (fields.reset) return { reset: true };
  if (fields.database) return { database: fields.database };
  if (fields.forward !== undefined) return { clock: { forward: fields.forward } };
  if (fields.payloadKeys) return { payloadKeys: fields.payloadKeys };
  if (fields.operation !== undefined) {
    const { operation, kind, milliseconds, times } = fields;
    return {
      fault: {
        operation,
        kind,
        ...(milliseconds && { milliseconds: Number(milliseconds) }),
        ...(times && { times: Number(times) }),
      },
    };
  }
  const flags = Object.entries(fields)
    .filter(([name]) => name.startsWith(FLAG))
    .map(([name, value]) => [name.slice(FLAG.length), value === 'on']);
  return {
    merchantCode: fields.merchantCode,
    status: fields.status,
    country: fields.country,
    flags: Object.fromEntries(flags),
  };
}
