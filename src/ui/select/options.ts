import type { ReactNode } from 'react';

/** An option of a Select or a Combobox. */
export interface Option<Value extends string> {
  value: Value;
  /** The text that typing finds. */
  label: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}
