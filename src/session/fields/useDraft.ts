import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, type KeptValue, keepDraft, keptDraft, putBack } from './keptDraft.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** Tells the drafts of one form from those of all others. */
  name: string;
  /** What is kept. Never a password, a code, or another secret. */
  fields: readonly Path<Values>[];
  /** The id of the player whom the device keeps it for, so that another tab has it too; without it, this tab alone keeps it. */
  player?: string | undefined;
}

/**
 * Keeps what is typed in a form over a reload of its tab, for a player also over its end, and puts it back where the form opens as it did then: what is
 * filled in from the address or an account is not overwritten.
 * @returns what forgets it, once it was sent or given up; a logout forgets every draft
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, fields, player }: DraftOptions<Values>,
): () => void {
  const dropped = useRef(false);
  /** The values that the form was opened with. */
  const opened = useRef<Readonly<Record<string, unknown>>>(undefined);
  const restore = useEffectEvent((whose: string | undefined) => {
    opened.current ??= Object.fromEntries(fields.map((field) => [field, form.getValues(field)]));
    const kept = keptDraft(name, whose);
    for (const field of fields) {
      const value = putBack(form.getValues(field), kept[field]);
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
