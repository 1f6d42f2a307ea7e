/** A field that text is typed in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value as typing does, so that its state owner sees the change. */
export function fillField(field: TextField, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
