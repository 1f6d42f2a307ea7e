/** A field that text is typed in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value of a field as typing does, so that whoever holds its value learns of it. */
export function fillField(field: TextField, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
