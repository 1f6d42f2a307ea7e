const PREFIX = 'livery.draft.';

/** What was typed in a field of a draft, and the value that the field had when the form was opened. */
export interface KeptValue {
  opened: unknown;
  value: unknown;
}

/** What is kept of a form, by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** What this tab has kept of a form; empty where it has nothing. */
export function keptDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}');
    return isDraft(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed in a form, in this tab alone. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // Storage is full, or switched off by the visitor: a reload loses what was typed.
  }
}

/** Forgets what was typed in a form: it was sent, or given up. */
export const dropDraft = (form: string): void => keepDraft(form, {});

/** Forgets what was typed in every form: somebody else may be at the device now. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}

/**
 * Whether a kept value can stand where a form has an initial one. A choice that is open at first (`null`) takes a text; what an
 * earlier version of the site kept in another shape is left out.
 */
export function fits<Value>(initial: Value, kept: unknown): kept is Value {
  if (initial === null) return typeof kept === 'string';
  if (!isDraft(initial)) return typeof kept === typeof initial;
  if (!isDraft(kept)) return false;
  const names = Object.keys(initial);
  return (
    names.length === Object.keys(kept).length &&
    names.every((name) => fits(initial[name], kept[name]))
  );
}

/**
 * The kept value of a field whose form opens with `opened`; undefined if nothing was kept. A field that opens with another value
 * than it did then has been filled in since, from the address or an account, and keeps that.
 */
export function putBack<Value>(opened: Value, kept: unknown): Value | undefined {
  if (!isDraft(kept) || JSON.stringify(kept.opened) !== JSON.stringify(opened)) return undefined;
  return fits(opened, kept.value) ? kept.value : undefined;
}
