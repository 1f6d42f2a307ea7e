import { fillField, type TextField } from '#src/session/fillField.ts';

const KEY = 'livery.typed';

/** How long to wait for late fields, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The text typed on a page: the fields by name, those that share a name in order. */
interface Typed {
  address: string;
  fields: [name: string, place: number, value: string][];
}

/** The text fields. Passwords and codes are secrets, and must be typed again. */
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

/** Keeps the text typed on this page for the reloaded page, in this tab only. */
export function saveFormText(): void {
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

/** Restores the text typed before the reload, each field as soon as it appears. */
export function restoreFormText(): void {
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
