import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, type KeptValue, keepDraft, keptDraft, restoredValue } from './keptDraft.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** Identifies the drafts of this form. */
  name: string;
  /** The fields kept. Never a password, a code, or another secret. */
  fields: readonly Path<Values>[];
  /** The id of the player whose device storage keeps it, so that another tab has it too; without it, only this tab keeps it. */
  player?: string | undefined;
}

/**
 * Keeps what is typed in a form over a reload of its tab, for a player also after the tab closes, and restores it if the form opens with
 * the same values: fields filled from the address or an account are kept.
 * @returns a function that drops the draft once sent or abandoned; a logout drops every draft
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, fields, player }: DraftOptions<Values>,
): () => void {
  const dropped = useRef(false);
  /** The form's initial values. */
  const opened = useRef<Readonly<Record<string, unknown>>>(undefined);
  const restore = useEffectEvent((whose: string | undefined) => {
    opened.current ??= Object.fromEntries(fields.map((field) => [field, form.getValues(field)]));
    const kept = keptDraft(name, whose);
    for (const field of fields) {
      const value = restoredValue(form.getValues(field), kept[field]);
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent(() => {
    if (dropped.current) return;
    const draft: Record<string, KeptValue> = {};
    for (const field of fields) {
      if (!form.getFieldState(field).isDirty) continue;
      draft[field] = { opened: opened.current?.[field], value: form.getValues(field) };
    }
    keepDraft(name, draft, player);
  });
  useEffect(() => {
    restore(player);
    return form.subscribe({ formState: { values: true, dirtyFields: true }, callback: keep });
  }, [form.subscribe, player]);
  return () => {
    dropped.current = true;
    dropDraft(name, player);
  };
}
