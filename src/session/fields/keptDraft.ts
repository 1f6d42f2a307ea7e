import { playerKey } from '#src/session/playerMemory.ts';

const PREFIX = 'livery.draft.';

/** The storage of a draft: the tab's, or the device's for one player. */
const placeOf = (form: string, player: string | undefined): [() => Storage, string] =>
  player === undefined
    ? [() => sessionStorage, PREFIX + form]
    : [() => localStorage, playerKey(player, `draft.${form}`)];

/** The text typed in a draft's field, and the value that the field had when the form opened. */
export interface KeptValue {
  opened: unknown;
  value: unknown;
}

/** The kept values of a form, by field name. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** The draft of a form in this tab, or on the device for a player; empty if there is none. */
export function keptDraft(form: string, player?: string): Draft {
  const [storage, key] = placeOf(form, player);
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return isDraft(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Saves the draft of a form, in this tab only, or on the device for a player. */
export function keepDraft(form: string, draft: Draft, player?: string): void {
  const [storage, key] = placeOf(form, player);
  try {
    if (Object.keys(draft).length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled by the visitor: a reload loses what was typed.
  }
}

/** Drops the draft of a form once sent or abandoned. */
export const dropDraft = (form: string, player?: string): void => keepDraft(form, {}, player);

/** Drops all drafts of the tab: somebody else may be using the device now. */
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
 * Whether a kept value can replace a form's initial one. An initial `null` choice takes a text; values that an earlier version of the site
 * kept in another shape are dropped.
 */
export function hasSameShape<Value>(initial: Value, kept: unknown): kept is Value {
  if (initial === null) return typeof kept === 'string';
  if (!isDraft(initial)) return typeof kept === typeof initial;
  if (!isDraft(kept)) return false;
  const names = Object.keys(initial);
  return (
    names.length === Object.keys(kept).length &&
    names.every((name) => hasSameShape(initial[name], kept[name]))
  );
}

/**
 * The kept value of a field whose form opens with `opened`; undefined if nothing was kept. If the field opens with another value than it
 * did then, the address or an account has filled it in since, and it keeps that.
 */
export function restoredValue<Value>(opened: Value, kept: unknown): Value | undefined {
  if (!isDraft(kept) || JSON.stringify(kept.opened) !== JSON.stringify(opened)) return undefined;
  return hasSameShape(opened, kept.value) ? kept.value : undefined;
}
