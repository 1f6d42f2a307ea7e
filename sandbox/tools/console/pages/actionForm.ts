import { randomUUID } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Action } from '#sandbox/kernel/interfaces/action.ts';
import type { Field } from '#sandbox/kernel/interfaces/field.ts';
import type { Offer } from '#sandbox/kernel/interfaces/listing.ts';
import type { Fields } from '#sandbox/tools/control/form.ts';
import { type Html, option } from './layout.ts';

/** A control of a form, with the attributes that say whether it must be filled in and what describes it. */
function control(name: string, field: Field, attributes: string, value: string): Html {
  const more = raw(attributes);
  if (field.type === 'boolean') {
    return html`<input type="checkbox" name="${name}" value="on"${value === 'on' ? raw(' checked') : ''}${more}>`;
  }
  if (field.type === 'integer') {
    return html`<input type="number" name="${name}" min="${field.minimum}" max="${field.maximum}" value="${value}"${more}>`;
  }
  if (field.enum) {
    const none = attributes.includes('required') ? [] : [''];
    return html`<select name="${name}"${more}>${[...none, ...field.enum].map((one) => option(one, value))}</select>`;
  }
  if (field.multiline) {
    return html`<textarea name="${name}" rows="3" maxlength="${field.maxLength}"${more}>${value}</textarea>`;
  }
  return html`<input name="${name}" maxlength="${field.maxLength}" value="${value}"${more}>`;
}

/** A field with its label and what is meant. */
function labelled(id: string, name: string, field: Field, required: boolean, value: string): Html {
  const about = field.description;
  const needed = required && field.type !== 'boolean' ? ' required' : '';
  const attributes = `${needed}${about ? ` aria-describedby="${id}"` : ''}`;
  const optional = required || field.type === 'boolean' ? '' : html` <small>(optional)</small>`;
  return html`
    <label class="${field.type === 'boolean' ? 'flag' : ''}"><span>${field.title}${optional}</span>
      ${control(name, field, attributes, value)}
      ${about ? html`<small id="${id}">${about}</small>` : ''}</label>`;
}

/** A name of code as words: `approveWithdrawal` is "Approve withdrawal". */
export function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Where a form stands, and what is in it. */
interface FormPlace {
  /** Where it is sent. */
  to: string;
  /** Its name on the page, so that its fields have ids of their own. */
  id: string;
  /** What is known of its input; it stays out of sight. */
  input: Offer['input'];
  /** What was typed and refused. */
  typed: Fields;
  /** What a button of a row says to who cannot see the row. */
  about?: string;
}

/** The field of a form's key, which lets the platform do once what the form asks for, however often it is sent. */
export const FORM_KEY = 'formKey';

/** The form of an action. */
export function actionForm({ name, schema }: Action, place: FormPlace): Html {
  const { to, id, input, typed, about } = place;
  const entries = Object.entries(schema.properties);
  const hidden = entries.filter(([key]) => key in input);
  const asked = entries.filter(([key]) => !(key in input));
  const label = about ? html` aria-label="${words(name)}: ${about}"` : '';
  return html`
    <form method="post" action="${to}" class="${asked.length > 0 ? 'fields' : ''}">
      <input type="hidden" name="action" value="${name}">
      <input type="hidden" name="${FORM_KEY}" value="${randomUUID()}">
      ${hidden.map(([key]) => html`<input type="hidden" name="${key}" value="${String(input[key])}">`)}
      ${asked.map(([key, field]) =>
        labelled(`${id}-${key}`, key, field, schema.required.includes(key), typed[key] ?? ''),
      )}
      <button class="${hidden.length > 0 ? 'quiet' : ''}"${label}>${words(name)}</button>
    </form>`;
}
