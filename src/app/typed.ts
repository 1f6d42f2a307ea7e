import { fillField, type TextField } from '#src/session/fillField.ts';

const KEY = 'livery.typed';

/** How long fields that come late are waited for, in milliseconds. */
const PATIENCE_MS = 30_000;

/** What was typed on a page: the fields by their names, those of one name in their order. */
interface Typed {
  address: string;
  fields: [name: string, place: number, value: string][];
}

/** Fields that one types words in. Passwords and codes are secrets, and are typed again. */
const FIELDS = 'input[name]:not([type]),textarea[name],'.concat(
  ['text', 'search', 'email', 'tel', 'url'].map((type) => `input[name][type="${type}"]`).join(),
);
const SECRET = /one-time-code|password|^cc-/;

const addressNow = (): string => location.pathname + location.search;

const fieldsNow = (): TextField[] =>
  [...document.querySelectorAll<TextField>(FIELDS)].filter(
    ({ name, autocomplete }) => name !== '' && !SECRET.test(autocomplete),
  );

const named = (name: string): TextField[] => fieldsNow().filter((field) => field.name === name);

/** Keeps what is typed on this page for the page that it is loaded anew as, in this tab alone. */
export function keepTyped(): void {
  const fields = fieldsNow()
    .filter(({ value }) => value !== '')
    .map((field): Typed['fields'][number] => [
      field.name,
      named(field.name).indexOf(field),
      field.value,
    ]);
  const typed: Typed = { address: addressNow(), fields };
  if (fields.length > 0) sessionStorage.setItem(KEY, JSON.stringify(typed));
}

function taken(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts back what was typed before the page was loaded anew, each field as soon as it is there. */
export function restoreTyped(): void {
  const typed = taken();
  if (typed?.address !== addressNow()) return;
  let waiting = typed.fields;
  const put = () => {
    waiting = waiting.filter(([name, place, value]) => {
      const field = named(name)[place];
      if (field && field.value === '') fillField(field, value);
      return !field;
    });
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
  put();
}
