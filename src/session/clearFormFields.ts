import { fillField, type TextField } from './fillField.ts';

/** The field types that are pressed, chosen or hidden, not typed in. */
const NOT_TYPED = 'button checkbox color file hidden image radio range reset submit'.split(' ');

/** Empties the fields of the page, passwords and codes too: one player's text is not for the next. */
export function clearFormFields(): void {
  for (const field of document.querySelectorAll<TextField>('input, textarea')) {
    if (!NOT_TYPED.includes(field.type) && field.value !== '') fillField(field, '');
  }
}
