import type { ReactNode } from 'react';

/** One of the values that a Select or a Combobox offers. */
export interface Option<Value extends string> {
  value: Value;
  /** Letters that are typed find it. */
  label: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}
