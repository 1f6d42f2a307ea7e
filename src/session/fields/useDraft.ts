import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, fits, keepDraft, keptDraft } from './keptDraft.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** Tells the drafts of one form from those of all others. */
  name: string;
  /** What is kept. Never a password, a code, or another secret. */
  fields: readonly Path<Values>[];
}

/**
 * Keeps what is typed in a form over a reload of its tab, and puts it back.
 * @returns what forgets it, once it was sent or given up; a logout forgets every draft
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, fields }: DraftOptions<Values>,
): () => void {
  const dropped = useRef(false);
  const restore = useEffectEvent(() => {
    const kept = keptDraft(name);
    for (const field of fields) {
      const value = kept[field];
      if (!fits(form.getValues(field), value)) continue;
      form.setValue(field, value, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent(() => {
    if (dropped.current) return;
    const draft: Record<string, unknown> = {};
    for (const field of fields) {
      if (form.getFieldState(field).isDirty) draft[field] = form.getValues(field);
    }
    keepDraft(name, draft);
  });
  useEffect(() => {
    restore();
    return form.subscribe({ formState: { values: true, dirtyFields: true }, callback: keep });
  }, [form.subscribe]);
  return () => {
    dropped.current = true;
    dropDraft(name);
  };
}
