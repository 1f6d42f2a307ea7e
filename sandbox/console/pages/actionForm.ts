import { html, raw } from 'hono/html';
import type { Action } from '../action.ts';
import type { Field } from '../field.ts';
import type { Offer } from '../listing.ts';
import { type Html, option } from './layout.ts';

type Known = Offer['input'][string] | undefined;

function control(name: string, field: Field, required: boolean, known: Known): Html {
  const needed = required ? raw(' required') : '';
  const value = known === undefined ? '' : String(known);
  if (field.type === 'boolean') {
    return html`<input type="checkbox" name="${name}" value="on"${known === true ? raw(' checked') : ''}>`;
  }
  if (field.type === 'integer') {
    return html`<input type="number" name="${name}" min="${field.minimum}" max="${field.maximum}" value="${value}"${needed}>`;
  }
  if (field.enum) {
    const none = required ? [] : [''];
    return html`<select name="${name}"${needed}>${[...none, ...field.enum].map((one) => option(one, value))}</select>`;
  }
  if (field.multiline) {
    return html`<textarea name="${name}" rows="3" maxlength="${field.maxLength}"${needed}>${value}</textarea>`;
  }
  return html`<input name="${name}" maxlength="${field.maxLength}" value="${value}"${needed}>`;
}

/** A name of code as words: `approveWithdrawal` is "Approve withdrawal". */
export function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The form of an action; what is known of its input is filled in, and out of sight. */
export function actionForm(
  { name, schema }: Action,
  place: string,
  input: Offer['input'] = {},
): Html {
  const entries = Object.entries(schema.properties);
  const hidden = entries.filter(([key]) => key in input);
  const asked = entries.filter(([key]) => !(key in input));
  return html`
    <form method="post" action="${place}" class="row">
      <input type="hidden" name="action" value="${name}">
      ${hidden.map(([key]) => html`<input type="hidden" name="${key}" value="${String(input[key])}">`)}
      ${asked.map(
        ([key, field]) =>
          html`<label>${field.title} ${control(key, field, schema.required.includes(key), input[key])}</label>`,
      )}
      <button class="${hidden.length > 0 ? 'quiet' : ''}">${words(name)}</button>
    </form>`;
}
