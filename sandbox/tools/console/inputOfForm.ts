import type { Field, InputSchema } from '#sandbox/kernel/interfaces/field.ts';

function readField(field: Field, text: string): string | number | boolean {
  switch (field.type) {
    case 'boolean':
      return text === 'on';
    case 'integer':
      return Number(text);
    case 'string':
      return text;
  }
}

/** The input of an action from the fields of its form; what was left empty is left out. The action's check comes after. */
export function inputOfForm({ properties }: InputSchema, fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const text = field.type === 'boolean' ? (fields[name] ?? 'off') : (fields[name] ?? '');
      return text === '' ? [] : [[name, readField(field, text)]];
    }),
  );
}
