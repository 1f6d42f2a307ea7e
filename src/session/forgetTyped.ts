import { fillField, type TextField } from './fillField.ts';

/** The types of fields that are pressed, chosen or hidden: nobody types in them. */
const NOT_TYPED = 'button checkbox color file hidden image radio range reset submit'.split(' ');

/** Empties the fields of the page, passwords and codes among them: what one player has typed is not for the next. */
export function forgetTyped(): void {
  for (const field of document.querySelectorAll<TextField>('input, textarea')) {
    if (!NOT_TYPED.includes(field.type) && field.value !== '') fillField(field, '');
  }
}
